// fixes: ALLOC303
// Unions: values become unions by conversions that box, patterns look inside, and fixes that retype, share or slice what is made of them.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

record class Cat(string Name);
readonly record struct Dog(int Age);
union Pet(Cat, Dog, string, int[]);
union Number(int, double);

static class Program
{
    static string Names(Pet[] pets)
    {
        var text = "";
        foreach (var pet in pets)
        {
            text += pet switch { Cat c => c.Name, Dog d => d.Age.ToString(), string s => s.Substring(1), int[] items => items.Length + "", null => "-" };
            text += ",";
        }
        return text;
    }

    static Pet Made(int n)
    {
        var items = new int[4];
        items[n & 3] = n;
        return items;
    }

    static int Held(int n)
    {
        var items = new int[4];
        items[n & 3] = n;
        Pet pet = items;
        return pet is int[] { Length: > 2 } found ? found[n & 3] + items[0] : -1;
    }

    static int Parsed(string line)
    {
        var sum = 0;
        for (var i = 0; i < line.Length; i++)
        {
            Number number = int.TryParse(line.Substring(i, 1).Trim(), out var n) ? n : 1.5;
            sum += number is int whole ? whole : number is double d ? (int)(d * 2) : -100;
            Pet pet = line.Substring(i);
            if (pet is string { Length: > 1 } rest && rest.Trim() == "b c")
                sum += 1000;
            if (pet is "c")
                sum += 10000;
        }
        return sum;
    }

    static int Sum(Number[] numbers)
    {
        var sum = 0;
        foreach (var x in numbers)
        {
            if (x is int n)
                sum += n;
            else if (x.Value is double d)
                sum += (int)d;
            Number next = sum;
            sum += next.Value is int m ? m : 0;
        }
        return sum + numbers.Count(static n => n is int) + numbers.Where(static n => n is double).Count();
    }

    static string Texts(Number[] numbers)
    {
        var builder = new StringBuilder();
        foreach (var x in numbers)
            builder.Append(x.Value + ";").Append($"{x.Value}").Append(x.ToString()!.Length > 0);
        return builder.ToString();
    }

    static string Keys(Number[] numbers)
    {
        var seen = new Dictionary<Number, int>();
        foreach (var x in numbers)
            seen[x] = seen.TryGetValue(x, out var n) ? n + 1 : 1;
        return string.Join(",", seen.Values.OrderBy(static n => n));
    }

    static void Main()
    {
        Console.WriteLine(Names([new Cat("c"), new Dog(3), "xyz", new[] { 1, 2 }, default]));
        for (var n = 0; n < 4; n++)
            Console.WriteLine(Held(n) + " " + (Made(n) is int[] items ? items[n] : -1));
        foreach (var line in new[] { "", "1b c", "23" })
            Console.WriteLine(Parsed(line));
        Console.WriteLine(Sum([1, 2.5, 3]) + Texts([1, 2.5, 3]) + Keys([1, 2.5, 1]));
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;

    interface IUnion { object? Value { get; } }
}
