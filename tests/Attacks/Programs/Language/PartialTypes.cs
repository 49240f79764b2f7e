// fixes: ALLOC202, ALLOC301
// The parts of a type, its partial methods, and a nested type of the same name.
using System;

static partial class Program
{
    private static partial int Parse(string text);

    sealed partial class Counter
    {
        partial void Changed(int n);
        public void Bump() { Value = Value + 1; Changed(Value); }
    }
}

static partial class Program
{
    private static partial int Parse(string text) => text is null ? 0 : int.Parse(text.Trim());

    sealed partial class Counter
    {
        partial void Changed(int n) => Console.Write("changed" + n + " ");
        public int Value { get; private set; }
    }

    sealed class Held
    {
        private object _value = 1;
        public void Set(int n) => _value = n;
        public int Get() => (int)_value;
    }

    static void Main()
    {
        var counter = new Counter();
        counter.Bump();
        var held = new Held();
        held.Set(Parse(" 8 "));
        Console.WriteLine(held.Get() + counter.Value);
    }
}
