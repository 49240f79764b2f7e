// refuses: ALLOC505
// Collections of the program that enumerate other elements than they copy, themselves and behind a query.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

sealed class Odd : IList<int>
{
    public int this[int index] { get => index * 10; set { } }
    public int Count => 3;
    public bool IsReadOnly => true;
    public IEnumerator<int> GetEnumerator() { yield return 1; yield return 2; }
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    public void CopyTo(int[] array, int at) { array[at] = 5; array[at + 1] = 6; array[at + 2] = 7; }
    public void Add(int item) { }
    public void Clear() { }
    public bool Contains(int item) => false;
    public int IndexOf(int item) => -1;
    public void Insert(int index, int item) { }
    public bool Remove(int item) => false;
    public void RemoveAt(int index) { }
}

sealed class Hiding : List<int>, IEnumerable<int>
{
    IEnumerator<int> IEnumerable<int>.GetEnumerator() { yield return 42; }
}

static class Program
{
    static string Joined(IList<int> list) => string.Join(",", list.ToArray());
    static string Any(IEnumerable<int> all) => string.Join(",", all.ToArray());
    static string Query(IList<int> list) => string.Join(",", list.Select(x => x.ToString()).ToArray());
    static string Derived(List<int> list) => string.Join(",", list.ToArray());
    static string Itself(Odd odd) => string.Join(",", odd.ToArray());

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Joined(new Odd()) + ";" + Any(new Odd()) + ";" + Query(new Odd()) + ";" + Derived(new Hiding { 1, i }) + ";" + Itself(new Odd()));
    }
}
