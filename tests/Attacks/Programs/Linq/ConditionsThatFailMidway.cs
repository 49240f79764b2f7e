// fixes: ALLOC602
// Conditions and selectors throw midway, meet null elements, and are called a number of times that is counted; the source may change.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed record Person(string? Name, int Age, Person? Boss);

static class Program
{
    static int s_calls;

    static bool First(List<Person> people) => people.Where(p => p.Boss!.Age > 3).Any(p => p.Name!.Length > 2);

    static Person? Found(List<Person> people, string name) => people.Where(p => p.Age > 0).FirstOrDefault(p => p.Name!.Equals(name));

    static string One(List<Person> people) => people.Where(p => p.Age > 0).Select(p => p.Name!.Trim()).First(n => n.Length == 1);

    static Person Single(List<Person> people) => people.Where(p => p.Age > 1).Single();

    static Person? SingleOr(Person[] people) => people.Where(p => p.Age == 2).SingleOrDefault(p => p.Name != null);

    static bool All(List<Person> people) => people.Select(p => p.Boss).All(b => b!.Age > 0);

    static int Count(List<Person> people) => people.Where(p => p.Name is { Length: > 0 }).Count(p => 10 / p.Age > 2);

    static bool AnyCount(List<Person> people) => people.Where(p => p.Age > 1).Count() > 0;

    static bool NoneCount(Person[] people) => people.Where(p => p.Name!.Length > 1).Count() == 0;

    static int Sum(List<Person> people) => people.Where(p => p.Age != 2).Select(p => 100 / p.Age).Where(n => n > 5).Sum();

    static bool Calls(List<Person> people) => people.Where(p => Called(p.Age > 0)).Any(p => Called(p.Age > 1));

    static bool Called(bool value)
    {
        s_calls++;
        return value;
    }

    static int Last(Person[] people) => people.Last(p => 6 / p.Age == 2).Age;

    static int LastOr(List<Person> people) => people.Select(p => p.Age).LastOrDefault(a => 6 / a >= 2);

    static int OfType(List<object?> all) => all.OfType<Person>().Count(p => p.Age > 1) + all.OfType<string>().Sum(s => s.Length);

    static int Cast(List<object?> all) => all.Cast<Person>().Count(p => p.Age > 1);

    static Dictionary<(int, string?), int> Keyed(List<Person> people) => people.Where(p => p.Age > 0).ToDictionary(p => (p.Age, p.Name), p => p.Age);

    static int Group(List<Person> people) => people.GroupBy(p => (p.Age, p.Name)).Count() + people.Select(p => (p.Age, p.Name)).Distinct().Count();

    static int Window(List<Person> people, int from, int count) => people.Skip(from).Take(count).Sum(p => 12 / p.Age);

    static string Joined(List<Person> people) => string.Join("|", people.Where(p => p.Age > 0).Select(p => p.Name + p.Age));

    static List<string?> Names(Person[] people) => people.Where(p => p.Age > 0).Select(p => p.Name).ToList();

    static void Loop(List<Person> people, List<string> log)
    {
        foreach (var name in people.Where(p => p.Age > 0).Select(p => p.Name!.ToUpperInvariant()))
        {
            log.Add(name);
            if (name == "B")
                people.Add(new Person("x", 1, null));
        }
    }

    static bool Changed(List<Person> people) => people.Any(p => Add(people, p.Age == 2) && p.Age > 5);

    static bool Add(List<Person> people, bool add)
    {
        if (add)
            people.Add(new Person("late", 7, null));
        return true;
    }

    static Person? Nobody(List<Person?> people) => people.FirstOrDefault(p => p is null) ?? people.Find(p => p!.Age > 1);

    static int Default(List<Person> people) => people.Where(p => p.Age > 3).Select(p => p.Age).DefaultIfEmpty(-1).Max();

    static int While(List<Person> people) => people.TakeWhile(p => 6 / p.Age > 1).Count() + people.SkipWhile(p => 6 / p.Age > 1).Count(p => p.Name != null);

    static int Aggregate(List<Person> people) => people.Where(p => p.Age > 0).Aggregate(1, (a, p) => checked(a * p.Age * 1000));

    static int Indexed(List<Person> people) => people.Select((p, i) => p.Age * i).Where((a, i) => a > i).Sum();

    static void Main()
    {
        var boss = new Person("Big", 5, null);
        var sources = new List<Person>[]
        {
            [], [new("a", 1, boss)], [new("a", 2, boss), new("bb", 0, boss), new("ccc", 2, boss)], [new(null, 3, null), new("B", 2, boss)],
            [new("x", 1, boss), new("y", 2, boss), new("B", 3, boss), new(null, 4, boss)], [null!, new("q", 1, boss)],
            [new(" z ", 2, boss), new("name", 3, null)], [new("same", 2, boss), new("same", 2, boss)],
        };
        foreach (var source in sources)
        {
            foreach (var run in new Func<List<Person>, object?>[]
            {
                p => First(p), p => Found(p, "B"), p => One(p), p => Single(p), p => SingleOr(p.ToArray()), p => All(p), p => Count(p), p => AnyCount(p),
                p => NoneCount(p.ToArray()), p => Sum(p), p => Calls(p), p => Last(p.ToArray()), p => LastOr(p), p => OfType(p.ToList<object?>()),
                p => OfType([.. p!, "text", 1]), p => Cast([.. p, "text"]), p => Cast(p.ToList<object?>()), p => string.Join(",", Keyed(p)), p => Group(p), p => Window(p, 1, 2),
                p => Window(p, -1, 1), p => Window(p, 3, -3), p => Window(p, int.MaxValue, int.MaxValue), p => Window(p, 1, int.MaxValue), p => Joined(p), p => string.Join(",", Names(p.ToArray())), p => Changed(p), p => Nobody(p!), p => Default(p), p => While(p),
                p => Aggregate(p), p => Indexed(p), p => { var log = new List<string>(); try { Loop(p, log); } catch (InvalidOperationException) { log.Add("!"); } return string.Join(",", log); },
            })
            {
                try
                {
                    Console.Write(run(source.ToList()) + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }

                Console.Write(s_calls + ";");
            }

            Console.WriteLine();
        }
    }
}
