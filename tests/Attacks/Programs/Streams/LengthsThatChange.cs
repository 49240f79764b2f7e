// The data is a property with effects, a variable that is written between, or a list that grows.
// silent: ALLOC507
using System;
using System.IO;

static class Program
{
    static int _reads;
    static byte[] Data { get { Console.Write("read" + ++_reads + " "); return new byte[_reads]; } }

    static byte[] Property()
    {
        var stream = new MemoryStream();
        stream.Write(Data);
        stream.Write(Data);
        return stream.ToArray();
    }

    static byte[] Called()
    {
        var stream = new MemoryStream();
        stream.Write(Make(1));
        stream.Write(Make(2));
        return stream.ToArray();
    }

    static byte[] Make(int n) { Console.Write("make" + n + " "); return new byte[n]; }

    static void Main() { Console.WriteLine(Property().Length + " " + Called().Length); }
}
