using Allocations.Analyzers.Rules.Collections.LinqInHotCode;
using Allocations.CodeFixes.Rules.Collections.LinqInHotCode;
using Allocations.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Collections.LinqInHotCode.LinqInHotCodeAnalyzer,
    Allocations.CodeFixes.Rules.Collections.LinqInHotCode.LinqInHotCodeCodeFix>;

namespace Allocations.Tests.Collections.LinqInHotCode;

/// <summary>What the fix of ALLOC602 writes, when it is safe, and when there is none.</summary>
public sealed class LinqLoopFixTests
{
    [Theory]
    [InlineData(
        "bool M(Item[] items, int id)\n    {\n        return [|items.Any(x => x.Id == id)|];\n    }",
        "bool M(Item[] items, int id)\n    {\n        foreach (var x in items)\n        {\n            if (x.Id == id)\n"
            + "                return true;\n        }\n"
            + "        return false;\n    }")]
    [InlineData(
        "bool M(Item[] items, int id) => ![|items.All(x => x.Id == id)|];",
        "bool M(Item[] items, int id)\n    {\n        foreach (var x in items)\n        {\n            if (x.Id != id)\n"
            + "                return true;\n        }\n"
            + "        return false;\n    }")]
    [InlineData(
        "Item? M(List<Item> items, int id) => [|items.Where(x => x.Id == id).FirstOrDefault()|];",
        "Item? M(List<Item> items, int id)\n    {\n        foreach (var x in items)\n        {\n            if (x.Id == id)\n"
            + "                return x;\n        }\n"
            + "        return default;\n    }")]
    [InlineData(
        "Item M(Item[] items, int id) => [|items.Last(x => x.Id == id)|];",
        "Item M(Item[] items, int id)\n    {\n        for (var i = items.Length - 1; i >= 0; i--)\n        {\n            var x = items[i];\n"
            + "            if (x.Id == id)\n                return x;\n        }\n"
            + "        throw new InvalidOperationException(\"Sequence contains no matching element\");\n    }")]
    [InlineData(
        "bool M(Item[] items, int id) => id > 0 && [|items.Any(x => x.Id == id)|];",
        "bool M(Item[] items, int id)\n    {\n        var found = false;\n        if (id > 0)\n        {\n            foreach (var x in items)\n"
            + "            {\n                if (x.Id == id)\n                {\n                    found = true;\n                    break;\n"
            + "                }\n            }\n        }\n        return found;\n    }")]
    [InlineData(
        "void M(Item[] items, int id) => Use([|items.Count(x => x.Id == id)|]);",
        "void M(Item[] items, int id)\n    {\n        var count = 0;\n        foreach (var x in items)\n        {\n            if (x.Id == id)\n"
            + "                count++;\n        }\n        Use(count);\n    }")]
    [InlineData(
        "Item M(Item[] items, int id) => [|items.First(x => x.Id == id)|];",
        "Item M(Item[] items, int id)\n    {\n        foreach (var x in items)\n        {\n            if (x.Id == id)\n                return x;\n        }\n"
            + "        throw new InvalidOperationException(\"Sequence contains no matching element\");\n    }")]
    [InlineData(
        "Item M(ImmutableArray<Item> items, int id) => [|items.First(x => x.Id == id)|];",
        "Item M(ImmutableArray<Item> items, int id)\n    {\n        foreach (var x in items)\n        {\n            if (x.Id == id)\n"
            + "                return x;\n        }\n        throw new InvalidOperationException(\"Sequence contains no elements\");\n    }")]
    [InlineData(
        "Item? M(ImmutableArray<Item> items, int id) => [|items.LastOrDefault(x => x.Id == id)|];",
        "Item? M(ImmutableArray<Item> items, int id)\n    {\n        for (var i = items.Length - 1; i >= 0; i--)\n        {\n"
            + "            var x = items[i];\n            if (x.Id == id)\n                return x;\n        }\n        return default;\n    }")]
    [InlineData(
        "int M(string text, char c) => [|text.Count(x => x == c)|];",
        "int M(string text, char c)\n    {\n        var count = 0;\n        foreach (var x in text)\n        {\n            if (x == c)\n"
            + "                count++;\n        }\n        return count;\n    }")]
    [InlineData(
        "int M(Item[] items, int k) => [|items.Where(x => x.Id > k).Sum(y => y.Id * k)|];",
        "int M(Item[] items, int k)\n    {\n        var sum = 0;\n        foreach (var x in items)\n        {\n            if (x.Id > k)\n            {\n"
            + "                int value = x.Id * k;\n                sum = checked(sum + value);\n            }\n        }\n        return sum;\n    }")]
    [InlineData(
        "int M(Item[] items, int k) => [|items.Sum(x => (\"\" + x.Id * k).Length)|];",
        "int M(Item[] items, int k)\n    {\n        var sum = 0;\n        foreach (var x in items)\n        {\n"
            + "            int value = (\"\" + x.Id * k).Length;\n            sum = checked(sum + value);\n        }\n        return sum;\n    }")]
    [InlineData(
        "double M(Item[] items) => [|items.Sum(x => x.Weight)|];",
        "double M(Item[] items)\n    {\n        var sum = 0d;\n        foreach (var x in items)\n        {\n            sum += x.Weight;\n        }\n"
            + "        return sum;\n    }")]
    [InlineData(
        "object M(Item[] items, int id) => [|items.Where(x => x.Id == id).Select<Item, Number>(x => new()).First()|];",
        "object M(Item[] items, int id)\n    {\n        foreach (var x in items)\n        {\n            if (x.Id != id)\n"
            + "                continue;\n            Number item = new();\n            return item;\n        }\n"
            + "        throw new InvalidOperationException(\"Sequence contains no elements\");\n    }")]
    [InlineData(
        "int? M(Item[] items, int id) => [|items.Where(x => x.Id == id).Select<Item, int>(x => default).FirstOrDefault()|];",
        "int? M(Item[] items, int id)\n    {\n        foreach (var x in items)\n        {\n            if (x.Id != id)\n"
            + "                continue;\n            int item = default;\n            return item;\n        }\n"
            + "        return default(int);\n    }")]
    [InlineData(
        "bool M(Item[] items, string name) => [|items.Select(x => x.Name).Any(n => n == name)|];",
        "bool M(Item[] items, string name)\n    {\n        foreach (var x in items)\n        {\n            var n = x.Name;\n            if (n == name)\n"
            + "                return true;\n        }\n        return false;\n    }")]
    [InlineData(
        "bool M(Item[] items, Item item) => [|items.All(x => x != item)|];",
        "bool M(Item[] items, Item item)\n    {\n        foreach (var x in items)\n        {\n            if (x == item)\n"
            + "                return false;\n        }\n        return true;\n    }")]
    [InlineData(
        "bool IsFull => [|_items.All(x => x.Id > _least)|];",
        "bool IsFull\n    {\n        get\n        {\n            foreach (var x in _items)\n            {\n                if (x.Id <= _least)\n"
            + "                    return false;\n            }\n            return true;\n        }\n    }")]
    public Task ReturnedValue_IsReturnedByTheLoop(string before, string after) => VerifyLoopAsync(InClass(before), InClass(after));

    [Theory]
    [InlineData(
        "var has = [|items.Any(x => x.Id == id)|];\n        Use(has);",
        "var has = false;\n        foreach (var x in items)\n        {\n            if (x.Id == id)\n            {\n                has = true;\n"
            + "                break;\n            }\n        }\n        Use(has);")]
    [InlineData(
        "Item? first = [|items.FirstOrDefault(x => x.Id == id)|];\n        Use(first);",
        "Item? first = default(Item);\n        foreach (var x in items)\n        {\n            if (x.Id == id)\n            {\n                first = x;\n"
            + "                break;\n            }\n        }\n        Use(first);")]
    [InlineData(
        "// Only once.\n        if ([|items.Any(x => x.Id == id)|])\n            return;",
        "// Only once.\n        foreach (var x in items)\n        {\n            if (x.Id == id)\n                return;\n        }")]
    [InlineData(
        "Use(0);\n        // How many.\n        Use(id, [|items.Count(x => x.Id == id)|]);",
        "Use(0);\n        // How many.\n        var count = 0;\n        foreach (var x in items)\n        {\n            if (x.Id == id)\n"
            + "                count++;\n        }\n        Use(id, count);")]
    [InlineData(
        "// The first.\n        [|items.First(x => x.Id == id)|].Name.ToString();",
        "// The first.\n        var first = default(Item)!;\n        var found = false;\n        foreach (var x in items)\n        {\n"
            + "            if (x.Id == id)\n            {\n                first = x;\n                found = true;\n                break;\n            }\n"
            + "        }\n        if (!found)\n            throw new InvalidOperationException(\"Sequence contains no matching element\");\n"
            + "        first.Name.ToString();")]
    [InlineData(
        "string? name = [|items.Where(x => x.Id == id).Select(x => x.Name).FirstOrDefault()|];\n        Use(name);",
        "string? name = default(string);\n        foreach (var x in items)\n        {\n            if (x.Id != id)\n                continue;\n"
            + "            name = x.Name;\n            break;\n        }\n        Use(name);")]
    [InlineData(
        "if (![|items.Any(x => x.Id == id)|])\n            Use(id);",
        "var found = false;\n        foreach (var x in items)\n        {\n            if (x.Id == id)\n            {\n                found = true;\n"
            + "                break;\n            }\n        }\n        if (!found)\n            Use(id);")]
    [InlineData(
        "if (id > 0 && ![|items.Any(x => x.Id == id)|])\n            Use(id);",
        "var found = false;\n        if (id > 0)\n        {\n            found = true;\n            foreach (var x in items)\n            {\n"
            + "                if (x.Id == id)\n                {\n                    found = false;\n                    break;\n                }\n"
            + "            }\n        }\n        if (found)\n            Use(id);")]
    [InlineData(
        "Use(id, [|items.Count(x => x.Id == id)|]);",
        "var count = 0;\n        foreach (var x in items)\n        {\n            if (x.Id == id)\n                count++;\n        }\n"
            + "        Use(id, count);")]
    [InlineData(
        "foreach (var item in [|items.Where(x => x.Id == id)|])\n            Use(item); // each",
        "foreach (var item in items)\n        {\n            if (item.Id != id)\n                continue;\n            Use(item); // each\n        }")]
    [InlineData(
        "foreach (var name in [|items.Where(x => x.Id > id || x.Id < 0).Select(x => x.Name)|])\n        {\n            Use(name);\n        }",
        "foreach (var x in items)\n        {\n            if (!(x.Id > id || x.Id < 0))\n                continue;\n            var name = x.Name;\n"
            + "            Use(name);\n        }")]
    [InlineData(
        "foreach (var x in [|items.Select(x => x.Name)|]) { Use(x); }",
        "foreach (var item in items) { var x = item.Name; Use(x); }")]
    [InlineData(
        "var x = 1; Use(x); Use([|items.Count(x => x.Id == id)|]);",
        "var x = 1; Use(x); var count = 0; foreach (var item in items) { if (item.Id == id) count++; } Use(count);")]
    [InlineData(
        "int sum = [|items.Where(x => x.Id == id).ToList()|].Count;",
        "int sum = 0;\n        foreach (var x in items)\n        {\n            if (x.Id == id)\n                sum++;\n        }")]
    [InlineData(
        "Use([|numbers.Where(char.IsUpper).ToArray()|].Length);",
        "var count = 0;\n        foreach (var item in numbers)\n        {\n            if (char.IsUpper(item))\n                count++;\n        }\n"
            + "        Use(count);")]
    [InlineData(
        "Use([|numbers.Count(char.IsDigit)|]);",
        "var count = 0;\n        foreach (var item in numbers)\n        {\n            if (char.IsDigit(item))\n                count++;\n"
            + "        }\n        Use(count);")]
    [InlineData(
        "Use([|list.Where(x => x.IsLarge && x.Name.StartsWith(\"x\")).Count()|]);",
        "var count = 0;\n        foreach (var x in list)\n        {\n            if (x.IsLarge && x.Name.StartsWith(\"x\"))\n"
            + "                count++;\n        }\n"
            + "        Use(count);")]
    [InlineData(
        "foreach (var item in [|list.Where(x => x.Touch(id))|])\n            Use(item);",
        "foreach (var item in list)\n        {\n            if (!item.Touch(id))\n                continue;\n            Use(item);\n        }")]
    [InlineData(
        "var item = [|items.First(x => x.Id == id)|];\n        Use(item.Name);",
        "var item = default(Item)!;\n        var found = false;\n        foreach (var x in items)\n        {\n            if (x.Id == id)\n"
            + "            {\n                item = x;\n                found = true;\n                break;\n            }\n        }\n        if (!found)\n"
            + "            throw new InvalidOperationException(\"Sequence contains no matching element\");\n        Use(item.Name);")]
    [InlineData(
        "Func<int, bool> f = i => ![|items.Any(x => x.Id == i)|];\n        Use(f);",
        "Func<int, bool> f = i =>\n        {\n            foreach (var x in items)\n            {\n                if (x.Id == i)\n"
            + "                    return false;\n            }\n            return true;\n        };\n        Use(f);")]
    [InlineData(
        "if (id > 0)\n            k += [|items.Count(x => x.Id == id)|];\n        else\n            k--;",
        "if (id > 0)\n        {\n            var count = 0;\n            foreach (var x in items)\n            {\n                if (x.Id == id)\n"
            + "                    count++;\n            }\n            k += count;\n        }\n        else\n            k--;")]
    [InlineData(
        "Use(id > 0 || [|items.Any(x => x.Id == id)|]);",
        "var found = id > 0;\n        if (!found)\n        {\n            foreach (var x in items)\n            {\n                if (x.Id == id)\n"
            + "                {\n                    found = true;\n                    break;\n                }\n            }\n        }\n"
            + "        Use(found);")]
    [InlineData(
        "while ([|items.Any(x => x.Id == id)|])\n            id++;",
        "while (true)\n        {\n            var found = false;\n            foreach (var x in items)\n            {\n"
            + "                if (x.Id == id)\n                {\n                    found = true;\n                    break;\n"
            + "                }\n            }\n            if (!found)\n                break;\n            id++;\n        }")]
    [InlineData(
        "while (id < 9 && ![|items.Any(x => x.Id == id)|]) { id++; }",
        "while (true) { var found = false; if (id < 9) { found = true; foreach (var x in items) { if (x.Id == id) { found = false; break; } } } "
            + "if (!found) break; id++; }")]
    [InlineData(
        "if (id > 0)\n            Use(1);\n        else if ([|items.Any(x => x.Id == id)|] && id < 9)\n        {\n            // Two.\n"
            + "            Use(2);\n        }\n        else\n            Use(3);",
        "if (id > 0)\n            Use(1);\n        else\n        {\n            var found = false;\n            foreach (var x in items)\n            {\n"
            + "                if (x.Id == id)\n                {\n                    found = true;\n                    break;\n                }\n"
            + "            }\n            if (found && id < 9)\n            {\n                // Two.\n                Use(2);\n            }\n"
            + "            else\n                Use(3);\n        }")]
    [InlineData(
        "foreach (var item in [|items.Skip(1)|])\n            Use(item);",
        "for (var i = 1; i < items.Length; i++)\n        {\n            var item = items[i];\n            Use(item);\n        }")]
    [InlineData(
        "foreach (var item in [|list.Skip(2).Take(4).Where(x => x.Id == id)|])\n        {\n            Use(item);\n        }",
        "for (var i = 2; i - 2 < 4 && i < list.Count; i++)\n        {\n            var item = list[i];\n            if (item.Id != id)\n"
            + "                continue;\n            Use(item);\n        }")]
    [InlineData(
        "foreach (var item in [|items.Skip(id * k).Take(k)|])\n            Use(item);",
        "for (int i = Math.Max(id * k, 0), first = i; i - first < k && i < items.Length; i++)\n        {\n            var item = items[i];\n"
            + "            Use(item);\n        }")]
    [InlineData(
        "foreach (var item in [|items.Skip(id)|])\n        {\n            Use(item);\n            id++;\n        }",
        "for (var i = Math.Max(id, 0); i < items.Length; i++)\n        {\n            var item = items[i];\n            Use(item);\n            id++;\n"
            + "        }")]
    [InlineData(
        "var counts = new int[9];\n        counts[id] = [|items.Count(x => x.Id == k)|];",
        "var counts = new int[9];\n        var count = 0;\n        foreach (var x in items)\n        {\n            if (x.Id == k)\n                count++;\n"
            + "        }\n        counts[id] = count;")]
    [InlineData(
        "Use([|numbers.Skip(k).Count(x => x == 'a')|]);",
        "var count = 0;\n        for (var i = Math.Max(k, 0); i < numbers.Length; i++)\n        {\n            var x = numbers[i];\n"
            + "            if (x == 'a')\n                count++;\n        }\n        Use(count);")]
    [InlineData(
        "Use([|list.Take(k).Any(x => x.Id == id)|]);",
        "var found = false;\n        for (var i = 0; i < k && i < list.Count; i++)\n        {\n            var x = list[i];\n"
            + "            if (x.Id == id)\n            {\n                found = true;\n                break;\n            }\n        }\n"
            + "        Use(found);")]
    [InlineData(
        "Use([|items.LastOrDefault(x => x.Id == id)|]);",
        "var last = default(Item);\n        for (var i = items.Length - 1; i >= 0; i--)\n        {\n            var x = items[i];\n"
            + "            if (x.Id == id)\n            {\n                last = x;\n                break;\n            }\n        }\n"
            + "        Use(last);")]
    [InlineData(
        "var most = [|items.Where(x => x.IsLarge).Max(x => x.Id)|];\n        Use(most);",
        "var most = default(int);\n        var isEmpty = true;\n        foreach (var x in items)\n        {\n            if (x.IsLarge)\n"
            + "            {\n                int value = x.Id;\n                if (isEmpty || value > most)\n                    most = value;\n"
            + "                isEmpty = false;\n            }\n        }\n        if (isEmpty)\n"
            + "            throw new InvalidOperationException(\"Sequence contains no elements\");\n        Use(most);")]
    [InlineData(
        "var one = new Moving(); Take(one, [|items.Count(x => one.At > id)|]);",
        "var one = new Moving(); var count = 0; foreach (var x in items) { if (one.At > id) count++; } Take(one, count);")]
    [InlineData(
        "Use([|list.Count(x => ids.Contains(x.Id + id))|]);",
        "var count = 0;\n        foreach (var x in list)\n        {\n            if (ids.Contains(x.Id + id))\n                count++;\n        }\n"
            + "        Use(count);")]
    [InlineData(
        "Use(numbers + [|items.Count(x => x.Id == id)|].ToString());",
        "var count = 0;\n        foreach (var x in items)\n        {\n            if (x.Id == id)\n                count++;\n        }\n"
            + "        Use(numbers + count.ToString());")]
    [InlineData(
        "Use([|items.Where(x => x.Id > id).Count(y => new { y }.ToString() == (y, id).y.Name)|]);",
        "var count = 0;\n        foreach (var x in items)\n        {\n            if (x.Id > id && new { y = x }.ToString() == (y: x, id).y.Name)\n"
            + "                count++;\n        }\n        Use(count);")]
    public Task ValueOfAStatement_IsFoundBeforeIt(string before, string after) => VerifyLoopAsync(InMethod(before), InMethod(after));

    [Theory]
    [InlineData("do id++; while ([|items.Any(x => x.Id == id)|]);")]
    [InlineData("for (; [|items.Any(x => x.Id == id)|]; id++) Use(id);")]
    [InlineData("Use(id == 1 || id > 0 && [|items.Any(x => x.Id == id)|]);")]
    [InlineData("Use(id > 0 ? [|items.Count(x => x.Id == id)|] : 0);")]
    [InlineData("if (((object)id) is int n && [|items.Any(x => x.Id == n)|]) Use(n);")]
    [InlineData("if (id > 0 && [|items.Count(x => x.Id == id)|] > 2) Use(2);")]
    [InlineData("label: Use([|items.Count(x => x.Id == id)|]); goto label;")]
    [InlineData("foreach (var item in [|sequence.Skip(2)|]) Use(item);")]
    [InlineData("foreach (var item in [|items.Skip(Next()).Take(2)|]) Use(item);")]
    [InlineData("foreach (var item in [|items.Skip(id / k)|]) Use(item);")]
    [InlineData("foreach (var item in [|items.Skip(2).Take(id)|]) { Use(item); id--; }")]
    [InlineData("var counts = new int[9]; counts[id++] = [|items.Count(x => x.Id == k)|];")]
    [InlineData("foreach (var item in [|items.Take(..1)|]) Use(item);")]
    [InlineData("foreach (var item in [|items.Take(2).Skip(1)|]) Use(item);")]
    [InlineData("foreach (var item in [|Items().Skip(2)|]) Use(item);")]
    [InlineData("Use([|items.Skip(2).First()|]);")]
    [InlineData("Use([|items.Skip(2).Any()|]);")]
    [InlineData("Use([|items.Where(x => x.Id == id).Last()|]);")]
    [InlineData("Use([|new HashSet<int>().LastOrDefault(x => x == id)|]);")]
    [InlineData("Use([|items.Max(x => x.Weight)|]);")]
    [InlineData("Use([|items.Min(x => x.Name)|]);")]
    [InlineData("Use(id++, [|items.Count(x => x.Id == id)|]);")]
    [InlineData("Use(([|items.Where(x => x.Id == id).ToArray()|]).Length);")]
    [InlineData("Use(Next(), [|items.Count(x => x.Id == id)|]);")]
    [InlineData("Take(id, [|items.Count(x => x.Id == id)|]);")]
    [InlineData("Take(3, [|items.Count(x => x.Id == id)|]);")]
    [InlineData("Use(Item.Made, [|items.Count(x => x.Id == id)|]);")]
    [InlineData("Use(checked([|items.Count(x => x.Id * id > 2)|]));")]
    [InlineData("Func<int, System.Threading.Tasks.Task<bool>> f = async i => [|items.Any(x => x.Id == i)|]; Use(f);")]
    [InlineData("Use([|sequence.Count(x => x.Id == id)|]);")]
    [InlineData("Use([|items.Count(x => { id++; return x.Id == id; })|]);")]
    [InlineData("Use([|items.Where((x, i) => i == id).Count()|]);")]
    [InlineData("Use([|moving.Count(x => x.Move() > id && x.At > 0)|]);")]
    [InlineData("Use([|moving.Where(x => x is { Next: 1 } && id > 0).Count(x => x.At > id)|]);")]
    [InlineData("Use([|items.Select(x => x.Touch(id)).Any()|]);")]
    [InlineData("Use([|numbers.Any(x => Read(stackalloc byte[9]) == x + id)|]);")]
    [InlineData("var one = new Moving(); Take(one, [|items.Count(x => one.Move() > id)|]);")]
    [InlineData("Number made = [|items.Any(x => x.Id == id)|]; Use(made);")]
    [InlineData("if (new Truth() && [|items.Any(x => x.Id == id)|]) Use(1);")]
    [InlineData("Use([|items.Count(/* mine */ x => x.Id == id)|]);")]
    [InlineData("Use(items?[|.Count(x => x.Id == id)|] ?? 0);")]
    [InlineData("Use([|(from x in items where x.Id == id select x).Count()|]);")]
    [InlineData("foreach (object item in [|items.Where(x => x.Id == id)|]) Use(item);")]
    [InlineData("foreach (var item in [|items.Where(x => x.Name is { } least)|]) Use(least);")]
    [InlineData("Use(own + [|items.Count(x => x.Id == id)|].ToString());")]
    [InlineData("Use(k + [|items.Count(x => x.Id == id)|].ToString());")]
    public Task OtherShape_HasNoFix(string body)
    {
        var code = InMethod("var least = id; " + body);
        return Verify.VerifyCodeFixAsync(code, code);
    }

    [Theory]
    [InlineData("[|list.Count(x => x.Touch(id))|]", "list", "x", "x.Touch(id)", " (a list that is changed meanwhile throws)")]
    [InlineData("[|maybe!.Count(x => x.Id == id)|]", "maybe!", "x", "x.Id == id", " (a sequence that is null throws another exception)")]
    [InlineData("[|list.Count(x => sames.Contains(new Same()) && id > 0)|]", "list", "x", "sames.Contains(new Same()) && id > 0",
        " (a list that is changed meanwhile throws)")]
    [InlineData("[|list.Count(x => s_late.Value == id)|]", "list", "x", "s_late.Value == id", " (a list that is changed meanwhile throws)")]
    [InlineData("[|list.Count(x => s_table[new Same()] == id)|]", "list", "x", "s_table[new Same()] == id", " (a list that is changed meanwhile throws)")]
    [InlineData("[|list.Count(x => (bool)(s_loose > id))|]", "list", "x", "(bool)(s_loose > id)", " (a list that is changed meanwhile throws)")]
    [InlineData("[|list.Count(x => $\"{own as IEnumerable}{id}\" == \"\")|]", "list", "x", "$\"{own as IEnumerable}{id}\" == \"\"",
        " (a list that is changed meanwhile throws)")]
    [InlineData("[|list.Count(x => string.Concat(id, own) == numbers)|]", "list", "x", "string.Concat(id, own) == numbers",
        " (a list that is changed meanwhile throws)")]
    [InlineData("[|list.Count(x => string.Format(numbers, own) == x.Name + id)|]", "list", "x", "string.Format(numbers, own) == x.Name + id",
        " (a list that is changed meanwhile throws)")]
    [InlineData("[|list.Count(x => sames.SequenceEqual(sames) && id > 0)|]", "list", "x", "sames.SequenceEqual(sames) && id > 0",
        " (a list that is changed meanwhile throws)")]
    [InlineData("[|stack.Count(y => y == id)|]", "stack", "y", "y == id", " (a 'Pile' may give other elements when it is asked in another way)")]
    [InlineData("[|own.Count(y => y == id)|]", "own", "y", "y == id", " (the elements come from the type's own enumerator)")]
    public Task Difference_IsSaidInTheTitle(string chain, string source, string element, string condition, string difference) => new Verify.Test
    {
        TestCode = InMethod("Use(" + chain + ", id);"),
        FixedCode = InMethod("var count = 0;\n        foreach (var " + element + " in " + source + ")\n        {\n            if (" + condition
            + ")\n                count++;\n        }\n        Use(count, id);"),
        BatchFixedState =
        {
            MarkupHandling = Microsoft.CodeAnalysis.Testing.MarkupMode.Allow,
            Sources = { InMethod("Use(" + chain + ", id);") },
        },
        CodeActionVerifier = (action, verifier) => verifier.Equal("Go through the elements in a loop" + difference, action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    private static Task VerifyLoopAsync(string before, string after) =>
        new Verify.Test { TestCode = before, FixedCode = after, CodeActionEquivalenceKey = "ALLOC602.Loop" }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("(((Number, int))pair).Item2 == x.Id", false)]
    [InlineData("(((object, long))pair).Item2 == x.Id", true)]
    [InlineData("(some ?? made).Item2 == x.Id", false)]
    [InlineData("(some ?? pair).Item2 == x.Id", true)]
    [InlineData("((int?)x.Id ?? new Number()).Equals(id)", false)]
    public Task OperatorThatNoOperationNames_MayChangeTheList(string condition, bool isSafe)
    {
        const string Start = "var pair = (1, id); (int, int)? some = pair; (Number, int) made = default;\n        ";
        var before = InMethod(Start + "Use([|list.Any(x => " + condition + ")|]);");
        var after = InMethod(Start + "var found = false;\n        foreach (var x in list)\n        {\n            if (" + condition
            + ")\n            {\n                found = true;\n                break;\n            }\n        }\n        Use(found);");
        return VerifyLoopAsync(before, isSafe ? after : before);
    }

    [Theory]
    [InlineData("System.Numerics.IEqualityOperators<T, T, bool>", false)]
    [InlineData("Item", true)]
    public Task OperatorThatATypeParameterChooses_MayChangeTheList(string constraint, bool isSafe)
    {
        var before = Code("Use([|all.Any(x => x == one)|]);");
        var after = Code("var found = false;\n        foreach (var x in all)\n        {\n            if (x == one)\n            {\n"
            + "                found = true;\n                break;\n            }\n        }\n        Use(found);");
        return VerifyLoopAsync(before, isSafe ? after : before);

        string Code(string body) => InClass("void M<T>(List<T> all, T one) where T : " + constraint + "\n    {\n        " + body + "\n    }");
    }

    [Fact(Skip = "Needs C# 14.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp14))]
    public Task PropertyThatNamesItsField_MayChangeTheList()
    {
        const string Members = "int Loud { get { _items.Clear(); return field; } } partial int Part { get; } int Plain { get; set; }\n    ";
        return Task.WhenAll(TitleAsync("Loud", Unsafe), TitleAsync("Part", Unsafe), TitleAsync("Plain", ""));

        static Task TitleAsync(string property, string difference) => new Verify.Test
        {
            LanguageVersion = RoslynFacts.CSharp14,
            TestCode = Code("Use([|list.Count(x => x.Id == " + property + ")|], list.Count);"),
            FixedCode = Code("var count = 0;\n        foreach (var x in list)\n        {\n            if (x.Id == " + property
                + ")\n                count++;\n        }\n        Use(count, list.Count);"),
            BatchFixedState =
            {
                MarkupHandling = Microsoft.CodeAnalysis.Testing.MarkupMode.Allow,
                Sources = { Code(difference.Length > 0 ? "Use([|list.Count(x => x.Id == " + property + ")|], list.Count);"
                    : "var count = 0;\n        foreach (var x in list)\n        {\n            if (x.Id == " + property
                        + ")\n                count++;\n        }\n        Use(count, list.Count);") },
            },
            CodeActionVerifier = (action, verifier) => verifier.Equal("Go through the elements in a loop" + difference, action.Title),
        }.RunAsync(TestContext.Current.CancellationToken);

        static string Code(string body) =>
            InMethod(body).Replace("class C\n", "partial class C\n").Replace("int _least;\n", "int _least;\n    " + Members)
            + "partial class C { partial int Part { get { _items.Clear(); return field; } } }\n";
    }

    [Theory]
    [InlineData("class Math { }", "System.Math", "")]
    [InlineData("class Other { }", "Math", "using System;\n")]
    public Task TypeOfTheFramework_IsNamedInFullWhereItsNameMeansAnother(string other, string written, string directive) => new Verify.Test
    {
        TestCode = Named(other, "", "return [|list.Skip(k).Sum()|];"),
        FixedCode = Named(other, directive, "var sum = 0;\n            for (var i = " + written + ".Max(k, 0); i < list.Count; i++)\n            {\n"
            + "                var item = list[i];\n                sum = checked(sum + item);\n            }\n            return sum;"),
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Named(string other, string directive, string body) =>
        "#nullable enable\n" + directive + "using System.Collections.Generic;\nusing System.Linq;\n"
        + "namespace Own\n{\n    " + other
        + "\n    class C\n    {\n        [Allocations.HotPath]\n        int M(List<int> list, int k)\n        {\n            "
        + body + "\n        }\n    }\n}\nnamespace Allocations { class HotPathAttribute : global::System.Attribute { } }\n";

    private const string Unsafe = " (a list that is changed meanwhile throws)";

    private static string InMethod(string body) => InClass(
        "void M(Item[] items, int id, List<Item> list, List<Item>? maybe, IEnumerable<Item> sequence, Moving[] moving, string numbers, Own own, int k, "
            + "List<int> ids, List<Same> sames, Stack<int> stack)\n"
            + "    {\n        " + body + "\n    }");

    private static string InClass(string member) =>
        $$"""
        #nullable enable
        using System;
        using System.Collections;
        using System.Collections.Generic;
        using System.Collections.Immutable;
        using System.Linq;
        struct Number
        {
            public static implicit operator Number(int value) => default;
            public static implicit operator Number(bool value) => default;
        }
        struct Truth
        {
            public static implicit operator Truth(bool value) => default;
            public static Truth operator &(Truth left, Truth right) => left;
            public static bool operator true(Truth value) => true;
            public static bool operator false(Truth value) => false;
        }
        class Pile : Stack<int>, IEnumerable<int> { }
        class Same { public override bool Equals(object? other) => true; public override int GetHashCode() => 1; }
        class Item { public static readonly int[] Made = Array.Empty<int>(); static Item() { } public int Id;
            public string Name = ""; public double Weight; public bool IsLarge => Id > 9; public virtual bool Touch(int id) => true; }
        struct Moving { public int At; public int Move() => ++At; public int Next => ++At; }
        class Own : IEnumerable<int>
        {
            public List<int>.Enumerator GetEnumerator() => default;
            IEnumerator<int> IEnumerable<int>.GetEnumerator() => GetEnumerator();
            IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
        }
        class C
        {
            readonly List<Item> _items = new();
            int _least;
            static Lazy<int> s_late = new(() => 1);
            static Dictionary<Same, int> s_table = new();
            static dynamic s_loose = 1;
            static int Next() => 1;
            static Item[] Items() => new Item[1];
            static void Take(Number number, int other) { }
            static void Take(Moving one, int other) { }
            static int Read(ReadOnlySpan<byte> bytes) => bytes[0];
            static void Use(object? value, int other = 0) { }
            {{member}}
        }
        """;
}
