// fixes: ALLOC602
// Elements of a base type, covariant arrays, enums, nullables, defaults of value types behind nullables, and results that are converted.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

class Animal { public int Age; public override string ToString() => GetType().Name + Age; }
sealed class Dog : Animal { public bool Barks => Age > 2; }

static class Program
{
    static void Main()
    {
        var dogs = new List<Dog> { new() { Age = 1 }, new() { Age = 3 } };
        Animal[] covariant = new Dog[] { new() { Age = 4 } };
        foreach (var k in new[] { 0, 1, 3, 4, 9 })
        {
            Console.WriteLine(Old(dogs, k) + " " + Find(dogs, k) + " " + Number(new[] { 1, 2, 4 }, k) + " " + Wide(new[] { 1, 2, 4 }, k));
            Console.WriteLine(Boxed(new[] { 1, 2, 4 }, k) + " " + Covariant(covariant, k) + " " + Days(new[] { DayOfWeek.Friday, DayOfWeek.Sunday }, k));
            Console.WriteLine(Nullables(new int?[] { 1, null, 4 }, k) + " " + Letters("aXbY", (char)('A' + k)));
        }
    }

    static bool Old(List<Dog> dogs, int k) => dogs.Any((Animal a) => a.Age > k);

    static Animal? Find(List<Dog> dogs, int k) => dogs.FirstOrDefault(d => d.Age == k && d.Barks);

    static int? Number(int[] numbers, int k) => numbers.FirstOrDefault(n => n > k);

    static long Wide(int[] numbers, int k) => numbers.Count(n => n > k);

    static object Boxed(int[] numbers, int k) => numbers.Any(n => n == k);

    static string Covariant(Animal[] animals, int k)
    {
        var text = "";
        foreach (Animal animal in animals.Where(a => a.Age > k))
            text += animal;
        return text;
    }

    static DayOfWeek Days(DayOfWeek[] days, int k) => days.FirstOrDefault(d => (int)d > k);

    static int Nullables(int?[] numbers, int k)
    {
        var count = numbers.Count(n => n > k);
        return count + (numbers.Any(n => n == null && k > 1) ? 10 : 0);
    }

    static string Letters(string text, char c)
    {
        var all = text.All(x => x > c);
        foreach (var upper in text.Where(char.IsUpper).Select(x => (char)(x + 1)))
            all |= upper == c;
        return all + "" + text.Count(x => x == c);
    }
}
