// refuses: ALLOC602
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Conditions that change the list by code that no operation names: an operator for an element of a tuple, for the variable of a foreach or for the left side
// of ??, and the Add of a collection expression. List.Any does not notice it, a loop does.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
readonly struct Price
{
    public readonly int Cents;
    public Price(int cents) => Cents = cents;
    public static implicit operator Price(string text) { P.List.Add(0); return new Price(text.Length); }
}
sealed class Bag : IEnumerable<int>
{
    public int Sum;
    public void Add(int n) { P.List.Add(0); Sum += n; }
    public IEnumerator<int> GetEnumerator() { yield break; }
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
static class P
{
    public static readonly List<int> List = new();
    static readonly string[] s_texts = { "1", "2" };
    static readonly Price[] s_prices = { new(1) };
    static readonly string? s_text = "abc";
    static bool OfTuple(int n) { var pair = ("a", n); (Price, int) priced = pair; return priced.Item2 == 77; }
    static bool OfLoop(int n) { foreach (Price price in s_texts) { if (price.Cents == n) return true; } return false; }
    static bool OfNull(int n) => (s_text ?? s_prices[0]).Cents == n;
    static bool OfCollection(int n) { Bag bag = [n]; return bag.Sum == 77; }
    static bool A(int k) { for (var i = 0; i < k; i++) { if (List.Any(x => x != k + i && OfTuple(x))) return true; } return false; }
    static bool B(int k) { for (var i = 0; i < k; i++) { if (List.Any(x => x != k + i && OfLoop(x))) return true; } return false; }
    static bool C(int k) { for (var i = 0; i < k; i++) { if (List.Any(x => x != k + i && OfNull(x))) return true; } return false; }
    static bool D(int k) { for (var i = 0; i < k; i++) { if (List.Any(x => x != k + i && OfCollection(x))) return true; } return false; }
    static void Try(Func<int, bool> any)
    {
        List.Clear();
        List.Add(5);
        List.Add(6);
        try { Console.WriteLine(any(2)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }
    static void Main()
    {
        foreach (var any in new Func<int, bool>[] { A, B, C, D })
            Try(any);
    }
}
