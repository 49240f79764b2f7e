// fixes: ALLOC608
// Lists of the project with the name of the framework's, extensions of lists, aliases of tuples, names that are taken, and the field of a property.
using System;
using System.Linq;
using Row = (string Name, int? Worth);
using Rows = (string Name, int? Worth)[];
namespace Others
{
    using System.Collections.Immutable;
    class List<T> : System.Collections.Generic.List<T> { public new int Count => 7; public new void Add(T item) => Console.Write("own"); }
    static class ListExtensions
    {
        extension<T>(System.Collections.Generic.List<T> list)
        {
            public void AddRange(T[] all) => Console.Write("extension");
            public void Add(object one) => Console.Write("extension");
        }
        public static T[] ToArray<T>(this System.Collections.Generic.List<T> list, int n = 1) => null;
    }
    class Outer<TItem> where TItem : struct
    {
        private enum Kind { One, Two }
        private static string Count = "count";
        public static string Kinds(TItem[] source)
        {
            Kind[] all = [];
            TItem?[] others = [];
            foreach (var x in source)
            {
                all = [.. all, x.Equals(default(TItem)) ? Kind.One : Kind.Two];
                others = [.. others, all.Length > 1 ? x : null];
            }
            return string.Join(",", all) + string.Join("/", others) + Count;
        }
        public static string Tuples(int[] source)
        {
            Rows all = [];
            foreach (var x in source)
                all = [.. all, (Name: "n" + x, Worth: x > 1 ? x : null)];
            return string.Join(",", all.Select(row => row.Name + row.Worth));
        }
        public static string Frozen(int[] source)
        {
            var all = ImmutableArray.Create<Row>();
            foreach (var x in source)
                all = all.Add(("n" + x, x));
            return string.Join(",", all.Select(row => row.Name + row.Worth));
        }
        public static string Names(int[] source)
        {
            var all = new int[0];
            var allList = new List<int>();
            int allList2 = 5, @int = 3;
            foreach (var allList1 in source)
                all = all.Append(allList1 + @int).ToArray();
            allList.Add(1);
            return string.Join(",", all) + allList.Count + allList2;
        }
        public static string Escaped(int[] source)
        {
            var @class = new int[0];
            foreach (var @int in source)
                @class = @class.Append(@int).ToArray();
            return string.Join(",", @class);
        }
    }
}
static class Program
{
    static string Property { get { var all = new string[0]; foreach (var c in field ?? "abc") all = all.Append(c
        + field).ToArray(); return string.Join(",", all); } set; }
    static void Main()
    {
        Console.WriteLine(Others.Outer<int>.Kinds([0, 1]) + Others.Outer<int>.Tuples([1, 2]) + Others.Outer<long>.Frozen([1, 2])
            + Others.Outer<byte>.Names([1, 2]) + Others.Outer<byte>.Escaped([4, 5]));
        Console.WriteLine(Property);
        Property = "xy";
        Console.WriteLine(Property);
    }
}
