// fixes: ALLOC301
// The directive that the fix adds in a namespace hides types and extension methods of the namespaces around it.
#nullable enable
static class Math
{
    public static int Max(int a, int b) => a > b ? a * 100 : b * 100;
}

static class Extensions
{
    public static string Trim(this System.ReadOnlySpan<char> text) => "own";
}

namespace Inner
{
    using System.Text;

    static class Program
    {
        static int Run(string text)
        {
            var sum = 0;
            for (var i = 0; i + 2 <= text.Length; i += 2)
                sum += int.Parse(text.Substring(i, 2));
            return sum;
        }

        static string Own(string text)
        {
            System.ReadOnlySpan<char> span = text;
            return new StringBuilder().Append(span.Trim()).ToString();
        }

        static void Main()
        {
            System.Console.WriteLine(Run("123456"));
            System.Console.WriteLine(Math.Max(1, 2));
            System.Console.WriteLine(Own(" a "));
        }
    }
}
