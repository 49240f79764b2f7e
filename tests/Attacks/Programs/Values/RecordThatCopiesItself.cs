// silent: ALLOC905
// A record class calls its copy constructor for 'with', a record struct does not.
using System;

sealed record Version
{
    public Version(string name, int number) => (Name, Number) = (name, number);

    private Version(Version other) => (Name, Number) = (other.Name, other.Number + 1);

    public string Name { get; init; }

    public int Number { get; }
}

static class Program
{
    static string Run(int i)
    {
        var text = "";
        for (var k = 0; k < 3; k++)
        {
            var version = new Version("a", i + k);
            var next = version with { Name = "b" };
            text += next.Name + next.Number + (version == next) + " ";
        }

        return text;
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Run(i));
    }
}
