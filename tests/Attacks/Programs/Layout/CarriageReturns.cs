// fixes: ALLOC104, ALLOC301
// Lines end with a carriage return and a line feed, also inside of a text.
using System;
using System.Text;

static class Program
{
    static string All(string[] names)
    {
        var all = "";
        foreach (var name in names)
        {
            var text = new StringBuilder();
            text.Append(@"<
>").Append(name);
            all += text.ToString();
        }

        return all;
    }

    static int Parse(string s) => s is null ? 0 : int.Parse(s.Replace(",", "").Trim());

    static void Main()
    {
        Console.WriteLine(All(new[] { "a", "b" }).Replace("\r", "<cr>").Replace("\n", "<lf>"));
        Console.WriteLine(Parse(" 1,2 "));
    }
}
