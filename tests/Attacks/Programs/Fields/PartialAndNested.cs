// fixes: ALLOC202
// The type has a nested class that writes the field, and members that shadow its name.
using System;

sealed partial class Outer
{
    private object _value = 1;

    public int Value => (int)_value;

    public sealed class Inner
    {
        public void Set(Outer outer, int n) => outer._value = n;
        public int Twice(Outer outer) { var _value = (int)outer._value; return _value + _value; }
    }
}

static class Program
{
    static void Main()
    {
        var outer = new Outer();
        new Outer.Inner().Set(outer, 4);
        Console.WriteLine(outer.Value + new Outer.Inner().Twice(outer));
    }
}
