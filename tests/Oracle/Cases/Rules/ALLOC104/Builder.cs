// title: `new StringBuilder()` in each iteration
// rule: ALLOC104
// bytes: 104
// fix: ALLOC104.hoist
// safety: safe
// after: 104/1.04
static class Case
{
    static int Probe(int number = 3)
    {
        var text = new StringBuilder();
        text.Append('a');
        return text.Length;
    }

    static int Loop()
    {
        var length = 0;
        for (var i = 0; i < 100; i++)
        {
            var text = [|new StringBuilder()|];
            text.Append('a');
            length += text.Length;
        }

        return length;
    }

    static List<string> Behave(string[] lines, char c)
    {
        var result = new List<string>();
        foreach (var line in lines)
        {
            var text = [|new StringBuilder()|];
            text.Append(line).Insert(0, c);
            if (line.Length == 2)
                continue;
            text[0] = 'x';
            result.Add(text.ToString() + text.Length);
        }

        return result;
    }
}
