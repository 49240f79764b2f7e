// fixes: ALLOC404
// Values for a lookup are made before it: with effects, of what the lookup changes, and by constructors that fail or ask the table.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    sealed class Value
    {
        public readonly int Number;
        public Value(int number) => Number = number;
    }

    sealed class Telling
    {
        public readonly string Text;
        public Telling(string text)
        {
            Log.Add("made " + text);
            Text = text.Substring(1);
        }
    }

    static readonly ConcurrentDictionary<string, Value> Values = new();
    static readonly ConcurrentDictionary<string, Telling> Tellings = new();
    static readonly ConcurrentDictionary<string, List<int>> Lists = new();

    static int Plain(string text) => Values.GetOrAdd(text, new Value(text.Length)).Number;

    static string Told(string text) => Tellings.GetOrAdd(text, new Telling(text)).Text;

    static int Added(string text)
    {
        var list = Lists.GetOrAdd(text, new List<int>());
        list.Add(text.Length);
        return list.Count;
    }

    static int Counted(string text) => Values.GetOrAdd(text + "c", new Value(Values.Count)).Number;

    static int Tried(string text)
    {
        var table = new Dictionary<string, Value>();
        var made = new Value(1);
        table.TryAdd(text, made);
        table.TryAdd(text, new Value(2));
        return table[text].Number + (ReferenceEquals(table[text], made) ? 10 : 0);
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2", "a", "", " 5 ", "12x", "x,y," })
        {
            foreach (var run in new Func<object?>[] { () => Plain(text), () => Plain(text), () => Told(text), () => Told(text), () => Added(text), () => Added(text), () => Counted(text), () => Counted(text), () => Tried(text) })
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
