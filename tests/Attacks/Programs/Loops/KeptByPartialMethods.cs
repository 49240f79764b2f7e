// silent: ALLOC104
// Partial methods and extension members keep the list or array of an iteration; only another part says so.
using System;
using System.Collections.Generic;
using System.Linq;

static class Keeping
{
    public static readonly List<List<int>> Lists = new();
    public static readonly List<int[]> Arrays = new();

    extension(List<int> list)
    {
        public void KeepIt() => Lists.Add(list);
        public bool IsKept { get { Lists.Add(list); return true; } }
    }
}

sealed partial class Shelf
{
    private partial bool Keep(List<int> list);
    partial void Store(int[] array);

    public string Run(int n)
    {
        for (var i = 0; i < n; i++)
        {
            var one = new List<int>();
            one.Add(i);
            Keep(one);
            var two = new int[2];
            two[0] = i;
            Store(two);
            var three = new List<int>();
            three.Add(i);
            three.KeepIt();
            var four = new List<int>();
            four.Add(i);
            if (four.IsKept)
                four.Add(i);
        }

        return string.Join("|", Keeping.Lists.Select(list => string.Join(",", list))) + string.Join("|", Keeping.Arrays.Select(list => string.Join(",", list)));
    }
}

sealed partial class Shelf
{
    private partial bool Keep(List<int> list) { Keeping.Lists.Add(list); return true; }
    partial void Store(int[] array) => Keeping.Arrays.Add(array);
}

static class Program
{
    static void Main() => Console.WriteLine(new Shelf().Run(3));
}
