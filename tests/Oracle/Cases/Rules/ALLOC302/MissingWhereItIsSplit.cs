// title: `text.Split(',')[1]` in a loop
// rule: ALLOC302
// bytes: 144
// message: the number of the parts and their lengths are not known
// fix: ALLOC302.Ranges
// safety: unsafe
// difference: a missing part is empty instead of an exception
// shows: new[] { "a", "b" }
// except: lines is null || lines.Any(line => line is null || line.Split(',').Length < 2)
// after: 32
static class Case
{
    static string Probe(string text = "abcd,efgh,ijkl")
    {
        var second = "";
        for (var i = 0; i < 1; i++)
            second = Second(text);
        return second;
    }

    static string Second(string text)
    {
        return [|text.Split(',')|][1];
    }

    static List<string> Behave(string[] lines)
    {
        var result = new List<string>(16);
        foreach (var line in lines)
            result.Add(Second(line));
        return result;
    }

    static List<string> BehaveInLoop(string[] lines)
    {
        var result = new List<string>(16);
        foreach (var line in lines)
        {
            result.Add([|line.Split(',')|][1]);
        }

        return result;
    }
}
