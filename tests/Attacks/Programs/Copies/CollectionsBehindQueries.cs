// refuses: ALLOC505
// Collections of the program that enumerate other elements than they copy: the second that a query goes through, those that a function gives it, and
// ones that are copied by a member of the framework's class that they derive from.
using System;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;

sealed class Texts : List<string>, IEnumerable<string>
{
    IEnumerator<string> IEnumerable<string>.GetEnumerator() { yield return "hidden"; }
}

sealed class Line : Queue<string>, IEnumerable<string>
{
    IEnumerator<string> IEnumerable<string>.GetEnumerator() { yield return "hidden"; }
}

sealed class Shelf : Collection<string>, IReadOnlyList<string>
{
    IEnumerator<string> IEnumerable<string>.GetEnumerator() { yield return "hidden"; }
}

sealed class Table : Dictionary<string, string>, IEnumerable<KeyValuePair<string, string>>
{
    IEnumerator<KeyValuePair<string, string>> IEnumerable<KeyValuePair<string, string>>.GetEnumerator() { yield return new("hidden", "too"); }
}

interface INamed : IEnumerable<string>;

sealed class Named : List<string>, INamed
{
    IEnumerator<string> IEnumerable<string>.GetEnumerator() { yield return "hidden"; }
}

static class Program
{
    static string Second(string[] first, List<string> second) => string.Join(",", first.Concat(second).ToArray());
    static string Inner(string[] first, List<string> second) => string.Join(",", first.Select(x => x + "!").Union(second.Where(x => x != "")).ToArray());
    static string OfFunction(string[] first, List<string> second) => string.Join(",", first.SelectMany(_ => second).ToArray());
    static string Waiting(Queue<string> queue) => string.Join(",", queue.ToArray());
    static string Collected(Collection<string> all) => string.Join(",", all.ToArray());
    static string Read(IReadOnlyList<string> all) => string.Join(",", all.ToArray());
    static string Pairs(Dictionary<string, string> all) => string.Join(",", all.ToArray());
    static string Contract(INamed all) => string.Join(",", all.ToArray());
    static int Counted(List<string> all) => new HashSet<string>(all.ToArray()).Count;

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            var texts = new Texts { "a", "b" };
            var line = new Line();
            line.Enqueue("x");
            line.Enqueue("y");
            Console.WriteLine(Second(["q"], texts) + ";" + Inner(["q"], texts) + ";" + OfFunction(["q"], texts) + ";" + Waiting(line));
            Console.WriteLine(Collected(new Shelf { "c" }) + ";" + Read(new Shelf { "c" }) + ";" + Pairs(new Table { ["t"] = "u" }));
            Console.WriteLine(Contract(new Named { "m" }) + ";" + Counted(texts));
        }
    }
}
