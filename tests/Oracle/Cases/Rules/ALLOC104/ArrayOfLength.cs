// title: `new char[text.Length]` in each iteration, 20 characters
// rule: ALLOC104
// bytes: 64
// message: the length is not known
// fix: ALLOC104.hoist
// safety: unsafe
// difference: its length is computed although the loop may not run
// shows: null, null
// except: text is null
// after: 64/0.64
static class Case
{
    static string s_text = "12345678901234567890";

    static int Probe()
    {
        var letters = new char[s_text.Length & 31];
        letters[0] = 'a';
        return Length(letters);
    }

    static int Loop()
    {
        var text = s_text;
        var length = 0;
        for (var i = 0; i < 100; i++)
        {
            var letters = [|new char[text.Length]|];
            letters[0] = 'a';
            length += Length(letters);
        }

        return length;
    }

    static List<string> Behave(string text, string[] lines)
    {
        var result = new List<string>();
        foreach (var line in lines ?? [])
        {
            var letters = [|new char[text.Length]|];
            letters[line.Length % 4] = 'a';
            result.Add(new string(letters));
        }

        return result;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Length(char[] letters) => letters[0] + letters.Length;
}
