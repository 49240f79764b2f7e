// The number whose bytes are taken changes what its statement has read before it.
// fixes: ALLOC506
#nullable enable
using System;
using System.IO;

static class Program
{
    static int s_number;

    static byte[] s_target = new byte[8];

    static int Next => s_number += 5;

    static int Sum(int first, int second) => first * 1000 + second;

    struct Counter
    {
        public int Count;

        public int Step => Count += 3;

        public readonly int With(byte other) => Count * 100 + other;

        public readonly int With(byte[] other) => Count * 100 + other.Length;

        public readonly int WithText(string other) => Count * 100 + other.Length;
    }

    static int FieldBefore() => Sum(s_number, BitConverter.GetBytes(Next)[0]);

    static int FieldBefore2()
    {
        return Sum(s_number, BitConverter.GetBytes(Next)[0]);
    }

    static int Operand()
    {
        var sum = s_number * 1000 + BitConverter.GetBytes(Next)[0];
        return sum;
    }

    static int Compound()
    {
        s_number += BitConverter.GetBytes(Next)[0];
        return s_number;
    }

    static int Local(Counter counter)
    {
        var sum = counter.Count * 1000 + BitConverter.GetBytes(counter.Step)[0];
        return sum;
    }

    static int Receiver(Counter counter)
    {
        var sum = counter.With(BitConverter.GetBytes(counter.Step)[0]);
        return sum;
    }

    static int Text(Counter counter)
    {
        var sum = Sum(counter.Count, BitConverter.ToString(BitConverter.GetBytes(counter.Step)).Length);
        return sum;
    }

    static int Copied(Counter counter)
    {
        var target = new byte[8];
        BitConverter.GetBytes(counter.Step).CopyTo(target, 0);
        return target[0] * 100 + counter.Count;
    }

    static byte[] Target
    {
        get
        {
            s_number = 50;
            return s_target;
        }
    }

    static int CopiedTo()
    {
        BitConverter.GetBytes(s_number).CopyTo(Target, 0);
        return s_target[0];
    }

    static int CopiedProperty()
    {
        BitConverter.GetBytes(Next).CopyTo(s_target, 4);
        return s_target[4];
    }

    static int CopiedReplaced()
    {
        Buffer.BlockCopy(BitConverter.GetBytes(Replaces), 0, s_target, 0, 4);
        return s_target[0];
    }

    static int Replaces
    {
        get
        {
            s_target = new byte[4];
            return 9;
        }
    }

    static int Streamed(MemoryStream stream)
    {
        var start = stream.Length * 10 + BitConverter.GetBytes(stream.Position = 2)[0];
        return (int)start;
    }

    static int Written()
    {
        var stream = new MemoryStream();
        stream.Write(BitConverter.GetBytes(Next), 0, 4);
        stream.Write(BitConverter.GetBytes(Next), 0, 4);
        return stream.ToArray()[4];
    }

    static int Guids(Holder holder)
    {
        var x = holder.Number + holder.Id.ToByteArray()[0];
        return x;
    }

    sealed class Holder
    {
        public int Number;

        public Guid Id
        {
            get
            {
                Number += 17;
                return new Guid(Number, 0, 0, new byte[8]);
            }
        }
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(FieldBefore());
            Console.WriteLine(FieldBefore2());
            Console.WriteLine(Operand());
            Console.WriteLine(Compound());
            Console.WriteLine(Local(new Counter { Count = i }));
            Console.WriteLine(Receiver(new Counter { Count = i }));
            Console.WriteLine(Text(new Counter { Count = i }));
            Console.WriteLine(Copied(new Counter { Count = i }));
            Console.WriteLine(CopiedTo());
            Console.WriteLine(CopiedProperty());
            Console.WriteLine(CopiedReplaced());
            Console.WriteLine(Streamed(new MemoryStream()));
            Console.WriteLine(Written());
            Console.WriteLine(Guids(new Holder { Number = i }));
        }
    }
}
