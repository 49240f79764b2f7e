// refuses: ALLOC203
// A box that was equal but another object is not exchanged.
using System;
using System.Threading;

sealed class State
{
    private object _value = 1;

    public bool TrySet(int from, int to)
    {
        object old = from;
        return Interlocked.CompareExchange(ref _value, to, old) == old;
    }

    public int Value => (int)_value;
}

static class Program
{
    static void Main() => Run();

    static void Run()
    {
        var state = new State();
        Console.WriteLine(state.TrySet(1, 2) + " " + state.Value);
    }
}
