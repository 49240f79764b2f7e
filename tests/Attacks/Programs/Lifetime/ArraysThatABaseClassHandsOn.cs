// refuses: ALLOC501
// An algorithm of an unknown class keeps the arrays that its base class hands on to it.
using System;
using System.Collections.Generic;
using System.IO;
using System.Security.Cryptography;

sealed class Keeping : HashAlgorithm
{
    public List<byte[]> Kept { get; } = new();

    public override void Initialize() { }

    protected override void HashCore(byte[] array, int ibStart, int cbSize) => Kept.Add(array);

    protected override byte[] HashFinal() => new byte[] { (byte)Kept.Count };
}

static class Program
{
    static int Sum(HashAlgorithm algorithm)
    {
        var sum = 0;
        for (var i = 0; i < 3; i++)
        {
            var block = new byte[4];
            block[0] = (byte)i;
            sum += algorithm.ComputeHash(block)[0];
        }

        return sum;
    }

    static int SumOfParts(HashAlgorithm algorithm)
    {
        var sum = 0;
        for (var i = 0; i < 3; i++)
        {
            var block = new byte[4];
            block[1] = (byte)i;
            sum += algorithm.ComputeHash(block, 1, 2)[0];
        }

        return sum;
    }

    static void Main()
    {
        var algorithm = new Keeping();
        Console.WriteLine(Sum(algorithm) + " " + SumOfParts(algorithm));
        foreach (var block in algorithm.Kept)
            Console.WriteLine(block[0] + "," + block[1]);
    }
}
