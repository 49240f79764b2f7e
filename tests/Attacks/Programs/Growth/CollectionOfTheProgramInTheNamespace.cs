// refuses: ALLOC607
// A collection of the program stands in the namespace of those of the framework, and its number runs code.
using System.Collections.Generic;

namespace System.Collections.Generic
{
    public sealed class Bag<T> : IReadOnlyCollection<T>
    {
        private readonly T[] _items;
        public Bag(params T[] items) => _items = items;
        public int Count { get { Console.Write("counted "); return _items.Length; } }
        public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)_items).GetEnumerator();
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }
}

namespace Attack
{
    sealed class Filler
    {
        public List<int> Lengths(Bag<string> texts)
        {
            var lengths = new List<int>();
            foreach (var text in texts)
                lengths.Add(text.Length);
            return lengths;
        }
    }

    static class Program
    {
        static void Main()
        {
            System.Console.WriteLine(string.Join(",", new Filler().Lengths(new Bag<string>("a", "bb", "ccc"))));
        }
    }
}
