// fixes: ALLOC105
// Statements that drop a text stand where removing them would leave a variable, a function or a label without use, or alone in a branch.
#nullable enable
using System;
using System.Text;

static class Trimmer
{
    public static int Count(string text, StringBuilder builder, int n)
    {
        var kept = text;
        if (n == 0)
            text.Trim();
        else
            kept.ToUpperInvariant();
        for (var i = 0; i < n; i++)
            text.TrimStart();
        switch (n)
        {
            case 1:
                text.TrimEnd('a');
                break;
            case 2:
                builder.Append(n).Append(text).ToString(); // appended
                break;
            default:
                builder.Append('x') /* one */.ToString();
                goto case 1;
        }

        Action act = () => text.Trim();
        act();
        builder?.Append(1).ToString();
        // before
        text.Trim(); // beside
        // after
        return builder!.Length;
    }
}

static class Program
{
    static void Main()
    {
        for (var n = 0; n < 4; n++)
            Console.WriteLine(Trimmer.Count(" a ", new StringBuilder(), n));
    }
}
