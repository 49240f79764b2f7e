// fixes: ALLOC302
// Characters that are split are changed in the body by code that nothing names: the parts are those of a copy.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

[Union]
readonly struct Acting
{
    public static char[] Characters = [];
    readonly int _n;
    public Acting(int n) => _n = n;
    public Acting(string text) => _n = text.Length;
    public object? Value { get { Characters[^1] = '9'; Characters[0]++; return _n; } }
}

sealed class Bag : IEnumerable<int>
{
    public Bag() { }
    public Bag(char[] characters) => characters[^1] = (char)(characters[^1] + 1);
    public void Add(int n) { }
    public IEnumerator<int> GetEnumerator() => throw new NotSupportedException();
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

static class Program
{
    static int Patterns(char[] characters, Acting acting)
    {
        var sum = 0;
        foreach (var part in new string(characters).Split(','))
        {
            if (acting is int n)
                sum += n;
            sum = sum * 10 + int.Parse(part.Trim());
        }
        return sum;
    }

    static int Arguments(char[] characters)
    {
        var sum = 0;
        foreach (var part in new string(characters, 0, characters.Length).Split(','))
        {
            Bag bag = [with(characters)];
            sum = sum * 10 + int.Parse(part.Trim());
        }
        return sum;
    }

    static int Named(ReadOnlySpan<char> characters, Acting acting)
    {
        var parts = characters.ToString().Split(',');
        return (acting is int ? int.Parse(parts[0]) : 0) * 100 + int.Parse(parts[1]);
    }

    static void Main()
    {
        var characters = "1,2,3".ToCharArray();
        Acting.Characters = characters;
        Console.WriteLine(Patterns(characters, 5) + " " + new string(characters));
        Console.WriteLine(Arguments(characters) + " " + new string(characters));
        characters = "4,5".ToCharArray();
        Acting.Characters = characters;
        Console.WriteLine(Named(characters, 5) + " " + new string(characters));
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;
}
