// fixes: ALLOC202
// A method of the value replaces the field that it was called on.
using System;
readonly struct State
{
    private readonly int _level;
    public State(int level) => _level = level;
    public string Leave(Machine machine)
    {
        machine.Enter(_level + 1);
        return "left " + _level;
    }
}
sealed class Machine
{
    private object _state = new State(0);
    public void Enter(int level) => _state = new State(level);
    public string Step() => ((State)_state).Leave(this);
}
static class Program
{
    static void Main()
    {
        var m = new Machine();
        for (var i = 0; i < 3; i++) Console.WriteLine(m.Step());
    }
}
