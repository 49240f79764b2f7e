// fixes: ALLOC505
// Locals that are declared without a value, or as null, and are given characters later, once or more often, and are read before or by other functions.
using System;

static class Program
{
    static char[] s_kept = { 'k' };

    static int Once(string text)
    {
        char[] chars;
        chars = text.Trim().ToCharArray();
        var sum = 0;
        foreach (var c in chars)
            sum += c;
        return sum;
    }

    static int Null(string text)
    {
        char[] chars = null;
        var sum = text.Length;
        chars = text.Trim().ToCharArray();
        for (var i = 0; i < chars.Length; i++)
            sum += chars[i];
        return sum;
    }

    static int Each(string text)
    {
        var sum = 0;
        for (var i = 0; i < 3; i++)
        {
            char[] chars = default;
            chars = (text + i).ToCharArray();
            text += i;
            sum += chars[^1] + chars.Length;
        }

        return sum;
    }

    static int Before(string text)
    {
        char[] chars = null;
        var sum = 0;
        for (var i = 0; i < 3; i++)
        {
            sum += chars == null ? 1000 : chars[0];
            chars = text.Substring(i).ToCharArray();
        }

        return sum;
    }

    static int Early(string text)
    {
        char[] chars = null;
        var sum = First();
        chars = text.Trim().ToCharArray();
        return sum + First();

        int First() => chars == null ? 5 : chars[0];
    }

    static int Written(string text)
    {
        char[] chars;
        chars = text.ToCharArray();
        chars[0] = 'z';
        var sum = chars[0] + text[0];
        Replace(ref chars);
        return sum + chars[0];
    }

    static int Branches(string text, bool first)
    {
        char[] chars;
        if (first)
            chars = text.Trim().ToCharArray();
        else
            chars = s_kept;
        return chars[0] + chars.Length;
    }

    static int Again(string text)
    {
        char[] chars = null;
        var sum = 0;
    again:
        if (chars != null)
            return sum + chars[0];
        chars = text.Trim().ToCharArray();
        sum += 7;
        goto again;
    }

    static void Replace(ref char[] chars) => chars = s_kept;

    static string Try(Func<int> run)
    {
        try { return run().ToString(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static void Main()
    {
        foreach (var text in new[] { " abc ", "xyz", "", null })
        {
            Console.WriteLine(Try(() => Once(text)) + " " + Try(() => Null(text)) + " " + Try(() => Each(text)) + " " + Try(() => Before(text)));
            Console.WriteLine(Try(() => Early(text)) + " " + Try(() => Written(text)) + " " + Try(() => Branches(text, true)));
            Console.WriteLine(Try(() => Branches(text, false)) + " " + Try(() => Again(text)));
        }
    }
}
