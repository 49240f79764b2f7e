// silent: ALLOC507
#nullable enable
using System;
using System.IO;
static class Config
{
    public static readonly byte[] Header = { 1, 2, 3 };
    static Config() => Console.WriteLine("config");
}
static class Broken
{
    public static readonly byte[] Header = { 1, 2, 3 };
    static Broken() => throw new InvalidOperationException();
}
static class Program
{
    static byte[] Frame(byte[] body)
    {
        var stream = new MemoryStream();
        Console.WriteLine("begin");
        stream.Write(Config.Header);
        stream.Write(body);
        return stream.ToArray();
    }
    static byte[] Fails(byte[] body)
    {
        var stream = new MemoryStream();
        Console.WriteLine("begin");
        stream.Write(body);
        stream.Write(Broken.Header);
        return stream.ToArray();
    }
    static void Main()
    {
        Console.WriteLine(Frame(new byte[4]).Length);
        try { Console.WriteLine(Fails(new byte[4]).Length); } catch (TypeInitializationException) { Console.WriteLine("failed"); }
    }
}
