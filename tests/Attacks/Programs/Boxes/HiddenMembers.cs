// refuses: ALLOC204
// What the struct calls by the same name is not what the interface calls.
using System;
using System.Collections;
using System.Collections.Generic;

interface IName { string Name(object o = null); string Default() => "default"; }

struct Explicit : IName
{
    public string Name(object o = null) => "public";
    string IName.Name(object o) => "explicit";
}

struct Overloaded : IName
{
    public string Name(object o = null) => "object";
    public string Name(int n) => "int";
}

struct Sequence : IEnumerable<int>
{
    public IEnumerator<int> GetEnumerator() { yield return 1; }
    IEnumerator<int> IEnumerable<int>.GetEnumerator() { yield return 2; }
    IEnumerator IEnumerable.GetEnumerator() { yield return 3; }
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        IName a = new Explicit();
        Console.Write(a.Name() + a.Default());
        IName b = new Overloaded();
        Console.Write(b.Name(1));
        IEnumerable<int> c = new Sequence();
        foreach (var n in c) Console.Write(n);
        IEnumerable d = new Sequence();
        foreach (var n in d) Console.Write(n);
        Console.WriteLine();
    }
}
