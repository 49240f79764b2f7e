// fixes: ALLOC301, ALLOC501
// Unions that declare methods, properties and operators of their own: fixes in their members, fields that are added to them, and helpers beside them.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

record class Name(string Text);

union Part(Name, int)
{
    public int Length => this is Name { Text: var text } ? text.Trim().Length : 0;

    public int Sum(string line)
    {
        var sum = 0;
        foreach (var part in line.Split(','))
            sum += int.TryParse(part.Substring(1).Trim(), out var n) ? n : Length;
        return sum;
    }

    public int Marks(string text)
    {
        var sum = 0;
        for (var i = 0; i < 3; i++)
            sum += text.IndexOfAny([',', ';']) + (this is int n ? n : i);
        return sum;
    }

    public int Buffer(int n)
    {
        var buffer = new int[8];
        buffer[n & 7] = n;
        var sum = 0;
        foreach (var x in buffer)
            sum += x;
        return sum + Length;
    }

    public string Grown(int n)
    {
        var text = "";
        for (var i = 0; i < n; i++)
            text += this is Name name ? name.Text : i.ToString();
        return text;
    }

    public bool Has(List<Part> parts, int n)
    {
        var found = false;
        for (var i = 0; i < n; i++)
            found |= parts.Any(p => p is int k && k > i);
        return found;
    }

    public static Part operator +(Part left, string right) => left is Name name ? new Name(name.Text + right.Trim()) : int.Parse(right.Substring(1));

    public override string ToString() => this switch { Name name => name.Text, int n => n + "", null => "-" };
}

union Other(string, Part)
{
    static readonly int s_seed = 4;

    public int Twice(Func<int, int> f, int n) => f(n) + f(n) + s_seed;

    public int Run(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
            sum += Twice(x => x * item, 3);
        return sum;
    }
}

static class Program
{
    static void Main()
    {
        foreach (Part part in new Part[] { new Name(" ab "), 3, default })
        {
            Console.WriteLine(part.Length + " " + part.Sum("a1, b2,xx") + " " + part.Marks("ab,c") + " " + part.Buffer(4) + " " + part.Grown(3)
                + " " + part.Has([1, 2], 2) + " " + part + " " + (part + "x7"));
        }
        Other other = "a";
        Console.WriteLine(other.Run([1, 2, 3]));
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;

    interface IUnion { object? Value { get; } }
}
