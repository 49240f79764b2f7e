// fixes: ALLOC608
// Elements that an operator, a wider number or a box converts, structures whose elements a spread asks for, and type parameters.
using System;
using System.Collections.Generic;
using System.Linq;
readonly struct Wrapper(int[] items)
{
    public int[] Items => items;
    public static implicit operator int(Wrapper w) => w.Items.Length;
    public static implicit operator Wrapper(int n) => new(new int[n]);
    public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)(items ?? [])).GetEnumerator();
}
static class Program
{
    static string Converted(int[] source)
    {
        var all = new Wrapper[0];
        long[] wide = [];
        int?[] maybe = [];
        foreach (var x in source)
        {
            all = all.Append(x).ToArray();
            wide = wide.Append(x).ToArray();
            maybe = [.. maybe, x > 1 ? x : null];
            Array.Resize(ref wide, wide.Length + 1);
            wide[^1] = all[0] is var first && x > 5 ? first : 'c';
        }
        return string.Join(",", all.Select(w => w.Items.Length)) + string.Join(",", wide) + string.Join(",", maybe);
    }
    static string Resized(int[] source)
    {
        double[] wide = [];
        byte[] bytes = { };
        Wrapper[] wrappers = [];
        object[] objects = Array.Empty<object>();
        foreach (var x in source)
        {
            Array.Resize(ref wide, wide.Length + 1);
            wide[wide.Length - 1] = x / 2;
            Array.Resize(ref bytes, 1 + bytes.Length);
            bytes[^1] = 7;
            Array.Resize(ref wrappers, wrappers.Length + 1);
            wrappers[^1] = x;
            Array.Resize(ref objects, objects.Length + 1);
            objects[objects.Length - 1] = x > 1 ? x : "text";
        }
        return string.Join(",", wide) + string.Join(",", bytes) + string.Join(",", wrappers.Select(w => w.Items.Length)) + string.Join(",", objects);
    }
    static string Structures(int[] source)
    {
        int[] all = [], others = [];
        foreach (var x in source)
        {
            all = [.. all, .. new Wrapper([x, x])];
            others = [.. others, .. new ArraySegment<int>([x])];
        }
        return string.Join(",", all) + "/" + string.Join(",", others);
    }
    static string Type<T>(T[] source, T last) where T : IComparable<T>
    {
        T[] all = [];
        foreach (var x in source)
        {
            if (all.Contains(x) || x?.CompareTo(last) == 0) continue;
            all = [.. all, x];
            if (all.Length > 2) break;
        }
        return typeof(T).Name + string.Join(",", all);
    }
    static void Main() => Console.WriteLine(Converted([1, 2]) + Resized([1, 2, 3]) + Structures([4, 5]) + Type([1, 2, 1, 3, 4], 2)
        + Type(["a", null, "a"], "b"));
}
