// fixes: ALLOC601
// The declarations are in parts of a class, have named and optional arguments, are locked, named in text, and belong to a generic type.
using System;
using System.Collections.Generic;
using System.Linq;

static partial class Program
{
    private static IList<int> s_shared = new List<int> { 3, 1, 2 };

    private static string Join(IEnumerable<int> items = null, string between = ",", bool reverse = false)
    {
        if (items is null)
            return nameof(items) + between;
        var text = "";
        foreach (var item in items)
            text = reverse ? item + between + text : text + item + between;
        return text + items.Count() + items.Max();
    }
}

static partial class Program
{
    private sealed class Holder<T>
    {
        private IReadOnlyCollection<T> _items = new List<T>();
        public void Set(params T[] items) => _items = new List<T>(items);
        public int Hash()
        {
            var hash = _items.Count;
            lock (_items)
            {
                foreach (var item in _items)
                    hash = hash * 31 + (item?.GetHashCode() ?? 7);
            }

            return hash;
        }
    }

    static void Add(int item)
    {
        s_shared.Add(item);
        (s_shared ?? new List<int>()).Insert(0, item);
        s_shared[1] += item;
    }

    static int Total()
    {
        var sum = 0;
        foreach (var item in s_shared)
            sum = sum * 31 + item;
        return sum + s_shared.IndexOf(2) + (s_shared.Contains(9) ? 1000 : 0) + s_shared.Count(item => item > 2);
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Add(i + 7);
            var numbers = new Holder<int>();
            numbers.Set(1, i);
            var texts = new Holder<string>();
            texts.Set(null, null);
            Console.WriteLine(Total() + " " + Join(reverse: true, items: new List<int> { 1, i }) + Join(between: ";") + Join(new List<int> { i }) + " "
                + numbers.Hash() + " " + texts.Hash());
            s_shared = s_shared.Where(item => item != 8).ToList();
        }
    }
}
