// fixes: ALLOC606
// Small tables of constants with equal cases, dotted letters, ignorable characters, null and default values are asked.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    static readonly Dictionary<string, int> Plain = new() { ["i"] = 1, ["I"] = 2, ["a\u00AD"] = 3 };
    static readonly Dictionary<string, string?> Texts = new() { ["x"] = null, ["y"] = "why" };
    static readonly HashSet<char> Letters = new() { 'a', '\u0130', '\0' };
    static readonly HashSet<double> Numbers = new() { 0.0, double.NaN, 1.5 };
    static readonly Dictionary<int, Func<int, int>> Steps = new() { [1] = n => n + 1, [2] = n => n / 0.GetHashCode() };
    static readonly Dictionary<DayOfWeek, int> Days = new() { [DayOfWeek.Monday] = 5, [(DayOfWeek)9] = 6 };
    static readonly Dictionary<string, int> Cases = new(StringComparer.OrdinalIgnoreCase) { ["k"] = 1, ["ss"] = 2, ["I"] = 3 };

    static int Asked(string text)
    {
        var sum = 0;
        foreach (var part in text.Split(','))
        {
            sum += Plain.TryGetValue(part, out var n) ? n : 0;
            sum += Texts.ContainsKey(part) ? 10 : 0;
            sum += Texts.TryGetValue(part, out var t) && t is null ? 20 : 0;
            sum += part.Length > 0 && Letters.Contains(part[0]) ? 100 : 0;
            sum += double.TryParse(part, out var d) && Numbers.Contains(d) ? 1000 : 0;
            sum += Days.TryGetValue((DayOfWeek)part.Length, out var day) ? day * 10000 : 0;
            sum += Cases.TryGetValue(part, out n) ? n * 100000 : 0;
        }

        return sum;
    }

    static int Stepped(string text) => Steps.TryGetValue(text.Length, out var step) ? step(text.Length) : -1;

    static int Missing(string text) => Plain[text] + Cases.GetValueOrDefault(text, 7);

    static void Main()
    {
        foreach (var text in new[] { "i", "I,\u0130,\u0131", "x,y", "K,\u212A", "\0", "0,-0,NaN,1.5", "a,a\u00AD", "ss,\u00DF,SS", "" })
        {
            foreach (var run in new Func<object?>[] { () => Asked(text), () => Stepped(text), () => Missing(text) })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
