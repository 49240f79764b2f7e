// fixes: ALLOC104
// Some lines end with a carriage return, others do not, and the last line has no end at all.
using System;
using System.Text;

static class Program
{
    static string Join(string[] names)
    {
        var all = "";
        foreach (var name in names)
        {
            var text = new StringBuilder();
            text.Append(name).Append(@"
");
            all += text.ToString();
        }

        return all;
    }

    static void Main() => Console.WriteLine(Join(new[] { "a", "b" }).Replace("\r", "<cr>").Replace("\n", "<lf>"));
}