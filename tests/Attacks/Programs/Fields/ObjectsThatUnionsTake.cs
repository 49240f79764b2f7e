// refuses: ALLOC202
// A number that is kept in an object field is given to a union, matched as one, and read by patterns that ask for several types.
#nullable enable
using System;
using System.Collections.Generic;

union Either(int, object);
union Text(string, int);

sealed class Slot
{
    private object? _value;
    private object _count = 0;
    private readonly List<object> _all = [];

    public void Set(int n) { _value = n; _all.Add(n); }
    public void Count() => _count = (int)_count + 1;
    public Either Asked() => new Either(_value!);
    public Text AsText() => _value is int n ? n : "none";
    public int Number() => _value is int n ? n : -1;
    public Either Counted() => new(_count);
    public int All()
    {
        var sum = 0;
        foreach (var x in _all)
        {
            Either either = new(x);
            sum += either is int n ? n : either.Value is int m ? m * 10 : 0;
        }
        return sum;
    }
}

static class Program
{
    static string Show(Either either) => either switch { int n => "int" + n, object o => "object" + o, null => "null" };

    static void Main()
    {
        var slot = new Slot();
        Console.WriteLine(Show(slot.Asked()) + slot.Number() + (slot.AsText().Value ?? "x"));
        slot.Set(3);
        slot.Set(4);
        for (var i = 0; i < 3; i++)
            slot.Count();
        Console.WriteLine(Show(slot.Asked()) + slot.Number() + slot.AsText().Value + Show(slot.Counted()) + slot.All());
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;

    interface IUnion { object? Value { get; } }
}
