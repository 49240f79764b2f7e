// fixes: ALLOC104
// Tables filled in initializers of fields, static constructors, generic types, interfaces, extension blocks, ref structs, iterators and lambdas.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
class Early
{
    public static readonly int Value = Compute("b");
    public static readonly Node Late = new("late");
    public static int Compute(string s)
    {
        var table = new Dictionary<string, int>();
        table["a"] = 1;
        table["b"] = 2;
        return table.TryGetValue(s, out var v) ? v : -1;
    }
    public static string Lates()
    {
        var table = new List<Node>();
        table.Add(Late);
        return table[0]?.Name ?? "null";
    }
}
class Node(string name) { public string Name => name; }
class LateNodes
{
    public static readonly string Text = Of(0);
    static readonly Node s_a = new("a"), s_b = new("b");
    public static string Of(int n)
    {
        var nodes = new List<Node>();
        nodes.Add(s_a);
        nodes.Add(s_b);
        return nodes[n] == null ? "null" : nodes[n].Name;
    }
}
class WithConstructor
{
    static readonly Node s_a;
    public static string Text;
    static WithConstructor()
    {
        Text = Of(0);
        s_a = new Node("x");
        Text += Of(0);
    }
    public static string Of(int n)
    {
        var nodes = new List<Node>();
        nodes.Add(s_a);
        return nodes[n] == null ? "null" : nodes[n].Name;
    }
}
class Generic<T>
{
    public static string Of(string s)
    {
        var table = new Dictionary<string, T>();
        table["a"] = default;
        return table.ContainsKey(s) + typeof(T).Name;
    }
    public int Lengths(int n)
    {
        var table = new HashSet<int>();
        table.Add(1);
        table.Add(sizeof(int));
        return table.Contains(n) ? 1 : 0;
    }
}
record Primary(int N)
{
    public string Word(int n)
    {
        var N = new Dictionary<int, string>();
        N[1] = "one";
        N[2] = "two";
        return N.GetValueOrDefault(n + this.N, "many");
    }
}
interface IWords
{
    static string Word(int n)
    {
        var words = new Dictionary<int, string>();
        words[1] = "one";
        words[2] = "two";
        return words.TryGetValue(n, out var w) ? w : "many";
    }
    string Default(int n)
    {
        var words = new List<string>();
        words.Add("zero");
        words.Add("one");
        return words[n];
    }
}
class Words : IWords { }
static class Extensions
{
    extension(string text)
    {
        public bool IsVowel
        {
            get
            {
                var vowels = new HashSet<string>();
                vowels.Add("a");
                vowels.Add("e");
                return vowels.Contains(text);
            }
        }
        public static int Count(string s)
        {
            var vowels = new HashSet<string>();
            vowels.Add("a");
            vowels.Add("e");
            return vowels.Contains(s) ? 1 : 0;
        }
    }
}
ref struct Cursor
{
    public ReadOnlySpan<char> Text;
    public int Skip()
    {
        var blanks = new HashSet<char>();
        blanks.Add(' ');
        blanks.Add('\t');
        var n = 0;
        while (n < Text.Length && blanks.Contains(Text[n])) n++;
        return n;
    }
}
static class Program
{
    static async Task<int> Async(string s)
    {
        var table = new Dictionary<string, int>();
        table["a"] = 1;
        table["b"] = 2;
        await Task.Yield();
        return table.TryGetValue(s, out var v) ? v : 0;
    }
    static IEnumerable<int> Lazy(string[] all)
    {
        var table = new Dictionary<string, int>();
        table["a"] = 1;
        table["b"] = 2;
        foreach (var s in all)
            yield return table.TryGetValue(s, out var v) ? v : 0;
    }
    static int InLambda(string s)
    {
        Func<string, int> f = t =>
        {
            var table = new Dictionary<string, int>();
            table["a"] = 1;
            table["b"] = 2;
            return table.TryGetValue(t, out var v) ? v : 0;
        };
        return f(s);
        int Local(int n)
        {
            var list = new List<int>();
            list.Add(1);
            list.Add(2);
            return list[n];
        }
    }
    static int Looped(string[] all)
    {
        var sum = 0;
        foreach (var s in all)
        {
            var table = new Dictionary<string, int>();
            table["a"] = 1;
            table["b"] = 2;
            sum += table.TryGetValue(s, out var v) ? v : 0;
            var list = new List<int>();
            list.Add(1);
            list.Add(2);
            foreach (var x in list)
                sum += x;
        }
        return sum;
    }
    static void Main()
    {
        Console.WriteLine(Early.Value + Early.Lates() + LateNodes.Text + LateNodes.Of(1) + WithConstructor.Text);
        Console.WriteLine(Generic<int>.Of("a") + Generic<string>.Of("b") + new Generic<int>().Lengths(4));
        Console.WriteLine(new Primary(1).Word(0) + new Primary(1).Word(5) + IWords.Word(1) + ((IWords)new Words()).Default(1));
        Console.WriteLine("a".IsVowel + "" + "b".IsVowel + string.Count("e") + new Cursor { Text = " \t x" }.Skip());
        Console.WriteLine(Async("b").Result + string.Join(",", Lazy(["a", "c"])) + InLambda("b") + Looped(["a", "b"]));
    }
}
