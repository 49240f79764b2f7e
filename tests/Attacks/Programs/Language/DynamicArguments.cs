// silent: ALLOC201, ALLOC207, ALLOC303
// Everything is bound when the program runs.
using System;
using System.Text;

static class Program
{
    static string Add(dynamic a, dynamic b) => "x" + a + b;
    static string Format(dynamic a) => string.Format("{0}|{1}", a, 5);
    static string Grow(dynamic part, int n) { dynamic text = ""; for (var i = 0; i < n; i++) text += part; return text; }
    static void Append(StringBuilder builder, dynamic value) => builder.Append(value);

    static void Main()
    {
        var builder = new StringBuilder();
        Append(builder, 'c');
        Append(builder, new[] { 'd' });
        Append(builder, DayOfWeek.Friday);
        Console.WriteLine(Add(1, 2) + Add("a", null) + Format(1.5) + Grow("p", 2) + Grow(1, 2) + builder);
    }
}
