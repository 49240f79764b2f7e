// fixes: ALLOC104
// Builders and lists that are renewed where another method, a ref, a property or a comparer knows the old one.
using System;
using System.Collections.Generic;
using System.Text;

sealed class Holder
{
    public List<int> Kept;
    public StringBuilder Text;
    public readonly List<StringBuilder> All = new List<StringBuilder>();

    public void Keep(List<int> list) => Kept = list;
    public static StringBuilder Same(StringBuilder text) => text.Append('!');
    public static void Change(ref List<int> list) => list.Add(9);
    public static bool Look(List<int> list, out List<int> same) { same = list; return list.Count > 1; }
}

static class Program
{
    static void Main()
    {
        foreach (var words in new[] { new string[0], new[] { "a", "b", "stop", "c" }, new[] { "stop", "stop", "long text that needs more" } })
        {
            var holder = new Holder();
            var kept = new List<int>();
            var text = new StringBuilder();
            var chained = new StringBuilder();
            var byRef = new List<int>();
            var looked = new List<int>();
            List<int> same = null;
            var tuple = (List: looked, Count: 0);
            var compared = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
            var sorted = new SortedSet<string>();
            var queue = new Queue<string>(2);
            var stack = new Stack<int>();
            var chunks = default(ReadOnlyMemory<char>);
            var fresh = new StringBuilder();
            var made = new StringBuilder();
            for (var i = 0; i < words.Length; i++)
            {
                kept.Add(i);
                text.Append(words[i]);
                made.Append(words[i]).Append(i);
                var result = Holder.Same(chained);
                byRef.Add(i);
                looked.Add(i);
                compared.Add(words[i]);
                sorted.Add(words[i]);
                queue.Enqueue(words[i]);
                stack.Push(i);
                fresh.Append(words[i]);
                if (words[i] == "stop")
                {
                    holder.Keep(kept);
                    kept = new List<int>();
                    foreach (var chunk in text.GetChunks())
                        chunks = chunk;
                    text = new StringBuilder();
                    chained = new StringBuilder();
                    Holder.Change(ref byRef);
                    byRef = new List<int>();
                    Holder.Look(looked, out same);
                    tuple = (looked, i);
                    looked = new List<int>();
                    compared = new HashSet<string>();
                    sorted = new SortedSet<string>();
                    queue = new Queue<string>();
                    stack = new Stack<int>();
                    holder.All.Add(fresh);
                    fresh = new StringBuilder();
                    made = new StringBuilder("x");
                }

                text.Append(i);
                Console.WriteLine(result + "|" + chunks + "|" + holder.Kept?.Count + "|" + same?.Count + tuple.List.Count + compared.Contains("A"));
                Console.WriteLine(kept.Count + " " + text + chained + byRef.Count + looked.Count + sorted.Count + queue.Count + stack.Count + fresh + made);
            }

            foreach (var one in holder.All)
                Console.WriteLine(one);
        }
    }
}
