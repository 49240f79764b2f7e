// fixes: ALLOC602
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Conversions of tuples, of elements and of what is before ?? that run no operator, and collection expressions of the framework's types.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class P
{
    static readonly string[] s_texts = { "1", "2" };
    static readonly string? s_text = "abc";
    static bool OfTuple(int n) { var pair = ("a", n); (object, long) other = pair; return other.Item2 == 6; }
    static bool OfLoop(int n) { foreach (object text in s_texts) { if (text is null || n == 6) return true; } return false; }
    static bool OfNull(int n) { object text = s_text ?? (object)s_texts; return text is string && n == 6; }
    static bool OfCollection(int n) { List<int> list = [n]; return list[0] == 6; }
    static bool A(List<int> l, int k) { for (var i = 0; i < k; i++) { if (l.Any(x => x != k + i && OfTuple(x))) return true; } return false; }
    static bool B(List<int> l, int k) { for (var i = 0; i < k; i++) { if (l.Any(x => x != k + i && OfLoop(x))) return true; } return false; }
    static bool C(List<int> l, int k) { for (var i = 0; i < k; i++) { if (l.Any(x => x != k + i && OfNull(x))) return true; } return false; }
    static bool D(List<int> l, int k) { for (var i = 0; i < k; i++) { if (l.Any(x => x != k + i && OfCollection(x))) return true; } return false; }
    static void Main()
    {
        foreach (var last in new[] { 6, 7 })
        {
            var l = new List<int> { 5, last };
            Console.WriteLine(A(l, 2) + " " + B(l, 2) + " " + C(l, 2) + " " + D(l, 2));
        }
    }
}
