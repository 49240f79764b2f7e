// Texts of builders that are only measured, indexed or cut: missing builders, ranges beyond the end, arguments that change the builder.
// fixes: ALLOC305
using System;
using System.Text;

static class Program
{
    static string Try(Func<object> run)
    {
        try
        {
            return run()?.ToString() ?? "null";
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static int Cut(StringBuilder builder, int length)
    {
        builder.Length = 1;
        return length;
    }

    static int s_made;

    static StringBuilder Made => new StringBuilder("ab").Append('c', ++s_made);

    static void Main()
    {
        foreach (var text in new[] { null, "", "a", "ab,", new string('x', 20_000) })
        {
            foreach (var at in new[] { -1, 0, 1, 3, 19_999, 20_001 })
            {
                var builder = text is null ? null : new StringBuilder(text);
                Console.WriteLine(Try(() => builder!.ToString().Length));
                Console.WriteLine(Try(() => builder!.ToString()[at]));
                Console.WriteLine(Try(() => builder!.ToString()[^1]));
                Console.WriteLine(Try(() => builder!.ToString().Substring(at, 1)));
                Console.WriteLine(Try(() => builder!.ToString().Substring(at).Length));
                Console.WriteLine(Try(() => builder!.ToString() == "" || !string.IsNullOrEmpty(builder!.ToString())));
                Console.WriteLine(Try(() => builder!.ToString().Substring(0, Cut(builder, 1))));
                var numbers = new[] { 0 };
                Console.WriteLine(Try(() => builder!.ToString()[numbers[at]]));
                Console.WriteLine(Try(() => builder!.ToString().Substring(0, 1 / at)));
                Console.WriteLine(Try(() => builder!.ToString()[checked(at + int.MaxValue)]));
                Console.WriteLine(Try(() => Made.ToString().Substring(1)));
                Console.WriteLine(Try(() => new StringBuilder(text).Append(at).ToString()[Cut(builder!, 0)]));
            }
        }
    }
}
