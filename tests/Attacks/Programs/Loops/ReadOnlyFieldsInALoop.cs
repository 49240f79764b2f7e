// fixes: ALLOC104
// Read-only fields are the same in each iteration, but for the constructors that set them and for structs that are replaced.
using System;

public sealed class Reader
{
    private readonly int _size;
    private readonly string _name;
    private readonly object _first = new();

    public Reader(int size, string name)
    {
        for (var i = 0; i < 3; i++)
        {
            _size = size + i;
            _name = name + i;
            var block = new char[_size];
            block[0] = 'x';
            Console.WriteLine(block.Length + " " + new string(block).Replace('\0', '.') + (_name + ":"));
        }
    }

    public int Fill(int times)
    {
        var sum = 0;
        for (var i = 0; i < times; i++)
        {
            var block = new char[_size];
            for (var j = i; j < block.Length; j++)
                block[j] = 'a';
            foreach (var character in block)
                sum += character;
        }

        return sum;
    }

    public bool Has(object asked, int times)
    {
        for (var i = 0; i < times; i++)
        {
            object[] known = [_first, Other.Last];
            foreach (var item in known)
            {
                if (ReferenceEquals(item, asked))
                    return true;
            }
        }

        return false;
    }

    public bool HasPlain(object asked, int times)
    {
        for (var i = 0; i < times; i++)
        {
            object[] known = [_first, Plain.Value];
            foreach (var item in known)
            {
                if (ReferenceEquals(item, asked))
                    return true;
            }
        }

        return false;
    }

    public object First => _first;
}

public sealed class Filler
{
    private readonly string _name = "a";
    private readonly object _kept = "b";

    public Filler()
    {
        foreach (var number in Numbers())
        {
            _name += number;
            _kept = _name;
        }

        Console.WriteLine(_name + _kept);
    }

    private System.Collections.Generic.IEnumerable<int> Numbers()
    {
        for (var i = 0; i < 3; i++)
        {
            object[] known = [_kept, Plain.Value];
            foreach (var item in known)
                Console.WriteLine(item);
            Console.WriteLine(_name + ":");
            yield return i;
        }
    }
}

public static class Plain
{
    public static readonly object Value = new();
}

public static class Other
{
    public static readonly object Last;

    static Other()
    {
        Console.WriteLine("made");
        Last = new object();
    }
}

public struct Window(int size)
{
    private readonly int _size = size;

    public string Grow(int times)
    {
        var text = "";
        for (var i = 0; i < times; i++)
        {
            var block = new int[_size];
            for (var j = 0; j < block.Length; j++)
                block[j]++;
            foreach (var number in block)
                text += number;
            text += ";";
            this = new Window(_size + 1);
        }

        return text;
    }
}

public static class Program
{
    public static void Main()
    {
        var reader = new Reader(2, "n");
        new Filler();
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(reader.Fill(i));
            Console.WriteLine(reader.Has(reader.First, i));
            Console.WriteLine(reader.Has(null, i));
            Console.WriteLine(reader.HasPlain(reader.First, i));
            Console.WriteLine(reader.HasPlain(Plain.Value, i));
            Console.WriteLine(new Window(i).Grow(3));
        }
    }
}
