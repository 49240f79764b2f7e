// silent: ALLOC104
// Operators, patterns and deconstructions keep the array or list of an iteration.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;

sealed class Shelf
{
    public readonly List<object> Items = new();
    public void operator +=(object item) => Items.Add(item);
    public static Shelf operator <<(Shelf shelf, object item) { shelf.Items.Add(item); return shelf; }
    public object this[int index, int[] key] { get { Items.Add(key); return key; } set => Items.Add(key); }
    public object Last { get => field; set { Items.Add(value); field = value; } }
}

static class Shelves
{
    extension(Shelf shelf)
    {
        public void Put(List<int> list) => shelf.Items.Add(list);
        public List<int> Next { set => shelf.Items.Add(value); }
    }
}

static class Program
{
    static string Show(Shelf shelf) => string.Join(" ", shelf.Items.Select(item => string.Join(".", ((System.Collections.IEnumerable)item).Cast<object>())));

    static string Operators(int n)
    {
        var shelf = new Shelf();
        for (var i = 0; i < n; i++)
        {
            var one = new List<int>();
            one.Add(i);
            shelf += one;
            var two = new List<int>();
            two.Add(i);
            _ = shelf << two;
            var three = new int[2];
            three[0] = i;
            shelf[0, three] = 1;
            var four = new int[2];
            four[0] = i;
            shelf?.Last = four;
            var five = new List<int>();
            five.Add(i);
            shelf.Put(five);
            var six = new List<int>();
            six.Add(i);
            shelf.Next = six;
        }

        return Show(shelf);
    }

    static string Patterns(int n)
    {
        var shelf = new Shelf();
        int[] kept = null;
        object other = null;
        for (var i = 0; i < n; i++)
        {
            var one = new int[3];
            one[0] = i;
            if (one is { Length: 3 } same)
                shelf.Items.Add(same);
            var two = new int[3];
            two[1] = i;
            (kept, _) = (two, i);
            shelf.Items.Add(kept);
            var three = new List<int>();
            three.Add(i);
            if (three is [.., var last] and var all)
                shelf.Items.Add(last < 0 ? null : all);
            var four = new int[3];
            four[2] = i;
            other = four switch { [0, 0, _] and var any => any, var any => any };
            shelf.Items.Add(other);
            var five = new List<int>();
            five.Add(i);
            Volatile.Write(ref other, five);
            shelf.Items.Add(other);
            var six = new int[1];
            six[0] = i;
            shelf.Items.Add(new StrongBox<int[]>(six).Value);
        }

        return Show(shelf);
    }

    static void Main()
    {
        Console.WriteLine(Operators(3));
        Console.WriteLine(Patterns(3));
    }
}
