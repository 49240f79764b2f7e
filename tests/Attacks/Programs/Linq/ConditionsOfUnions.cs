// fixes: ALLOC602
// Conditions that match the cases of declared unions only compute, and those of a type that computes what it holds do not.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

union Number(int, double);
record class Cat(int N);
record class Dog(string Name);
union Pet(Cat, Dog);

static class Program
{
    static int Numbers(List<Number> list, int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            if (list.Any(x => x is int k && k > i))
                sum++;
            if (list.All(x => x is int or double))
                sum += 10;
            sum += list.Where(x => x is double d && d > i).Count() * 100;
            if (list.FirstOrDefault(x => x is int k && k == i) is int found)
                sum += found * 1000;
        }
        return sum;
    }

    static int Pets(Pet[] pets, int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            if (pets.Any(p => p is Cat { N: var k } && k == i))
                sum++;
            if (pets.Any(p => p is Dog { Name.Length: > 2 }))
                sum += 10;
            if (pets.Any(p => p is null))
                sum += 100;
            sum += pets.Count(p => p switch { Cat c => c.N > i, Dog d => d.Name == "x" + i, null => true }) * 1000;
        }
        return sum;
    }

    static void Main()
    {
        Console.WriteLine(Numbers([1, 2.5, 0, 7], 3) + " " + Numbers([], 2) + " " + Pets([new Cat(1), new Dog("abc"), default], 3) + " " + Pets([], 1));
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;

    interface IUnion { object? Value { get; } }
}
