// fixes: ALLOC106
// Checks whose condition has effects, or is never true or false, with arguments by name.
using System;

static class Check
{
    public static int Calls;
    public static void That(bool condition, string message) { if (!condition) throw new InvalidOperationException(message + Calls++); }
    public static void Never(bool condition, string message) { if (condition) { Calls += 10; throw new ArgumentException(message); } }
    public static void Some(object value, string message) { if (value is null) throw new ArgumentNullException(message); }
    public static void Pass(bool condition, string message) { if (condition) Fail(message); }
    static void Fail(string message) => throw new FormatException(message);
}

sealed class Same
{
    public static bool operator ==(Same a, Same b) => true;
    public static bool operator !=(Same a, Same b) => false;
    public override bool Equals(object other) => true;
    public override int GetHashCode() => 0;
}

sealed class Machine
{
    private int _steps;

    private bool Step(int most) => ++_steps < most;

    public void Run(string name, double limit, int most, Same same)
    {
        Check.That(Step(most), $"{name} after {most}");
        Check.That(_steps < limit, name + limit);
        Check.Never(!(limit > 2), "limit " + limit);
        Check.Never(most == 3 || most == 5, $"most is {most}");
        Check.Some(same, name + " is the same");
        Check.Pass(most is 7, $"pass {name}");
        Check.That(message: $"{name} {most}", condition: most != 8);
        if (limit > 0)
            most++;
        else
            Check.That(most > 2, name + most);
        for (var i = 0; i < 3; i++) Check.That(i + most < 10, name + i);
        Console.WriteLine("done " + _steps + " " + Check.Calls);
    }
}

static class Program
{
    static void Main()
    {
        foreach (var name in new[] { null, "a", "b" })
        {
            foreach (var limit in new[] { 0, 1.5, 4, double.NaN, 30 })
            {
                for (var most = 0; most < 12; most++)
                {
                    try
                    {
                        new Machine().Run(name, limit, most, most == 9 ? null : new Same());
                    }
                    catch (Exception e)
                    {
                        Console.WriteLine(e.GetType().Name + e.Message + Check.Calls);
                    }
                }
            }
        }
    }
}
