// options: dotnet_code_quality.allocations.null_proof = strict
// refuses: ALLOC506
// A method of an object that is null throws another exception than an extension method does.
using System;
using System.Collections.Generic;
class Sink
{
    private List<byte> _all;
    public Sink(List<byte> all) => _all = all;
    public void Add(int n)
    {
        for (var i = 0; i < 3; i++)
            _all.AddRange(BitConverter.GetBytes(n));
    }
    public int Count => _all.Count;
}
static class Program
{
    static void Main()
    {
        var sink = new Sink(new List<byte>());
        sink.Add(3);
        Console.WriteLine(sink.Count);
        try { new Sink(null).Add(4); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }
}
