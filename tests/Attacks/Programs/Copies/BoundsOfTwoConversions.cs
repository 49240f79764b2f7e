// fixes: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A bound of a range is converted to an Index by an operator of the project; the same value would be another int.
#nullable enable
using System;

readonly struct Position(int number)
{
    public static implicit operator Index(Position position) => ^position.Number;

    public static implicit operator int(Position position) => position.Number;

    public int Number { get; } = number;
}

static class Program
{
    static string To(byte[] all, Position end) => Convert.ToHexString(all[..end]);

    static string From(byte[] all, Position start) => Convert.ToHexString(all[start..]);

    static void Main()
    {
        byte[] all = [1, 2, 3, 4, 5, 6, 7];
        Console.WriteLine(To(all, new Position(2)));
        Console.WriteLine(From(all, new Position(2)));
    }
}
