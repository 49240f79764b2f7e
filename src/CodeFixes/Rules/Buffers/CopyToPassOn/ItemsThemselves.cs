using System.Globalization;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Rules.Buffers.CopyToPassOn;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers.CopyToPassOn;

/// <summary>
/// Gives a new list or set the items that an array was made of, by an initializer, and compares a few numbers with each other. The capacity is that which the
/// array told. Safe where no code of the project runs when an item is added, or where the items are always the same.
/// </summary>
internal static class ItemsThemselves
{
    // What a list and a set without a capacity have room for when the first item is added.
    private const int FirstOfList = 4;
    private const int FirstOfSet = 3;

    private const int MostCompared = 4;

    /// <summary>The fix; null where it would not be right.</summary>
    public static Fix? Plan(FixRequest request, IOperation made)
    {
        if (HandedItems.Of(made) is not { } found || found.Reader.Syntax is not ExpressionSyntax reader || Comments.AreIn(reader))
            return null;
        return found.Collection is { } collection ? Added(request, found, collection, reader) : Compared(request, found, reader);
    }

    private static Fix? Added(FixRequest request, HandedItems found, INamedTypeSymbol collection, ExpressionSyntax reader)
    {
        if (CapacityOf(found, collection) is not { } capacity || found.Items.Any(static item => item.Syntax is AssignmentExpressionSyntax))
            return null;
        var created = reader switch
        {
            ObjectCreationExpressionSyntax creation => "new " + creation.Type.WithoutTrivia(),
            ImplicitObjectCreationExpressionSyntax => "new",
            _ => "new " + collection.ToMinimalDisplayString(request.Model, reader.SpanStart),
        };
        var arguments = capacity == 0 ? [] : new List<string> { capacity.ToString(CultureInfo.InvariantCulture) };
        if (found.Comparer is { } comparer)
            arguments.Add(comparer.Syntax.ToString());
        var list = arguments.Count > 0 || created == "new" ? "(" + string.Join(", ", arguments) + ")" : "";
        var written = created + list + " { " + string.Join(", ", found.Items.Select(static item => item.Syntax.ToString())) + " }";
        return new FixBuilder(request.Replacing(reader, SyntaxFactory.ParseExpression(written).WithTriviaFrom(reader)), "Add the items themselves", "AddItems")
            .MayDiffer(Difference(found, collection, request.Model.Compilation))
            .Build();
    }

    /// <summary>The capacity to ask for; zero where the first item makes as much room as the array did, and null where none can be asked for.</summary>
    private static int? CapacityOf(HandedItems found, INamedTypeSymbol collection)
    {
        var count = found.Items.Length;
        if (collection.Name == "List")
            return count == FirstOfList ? 0 : count;
        if (count <= FirstOfSet)
            return 0;
        foreach (var constructor in collection.InstanceConstructors)
        {
            if (constructor.Parameters is { Length: > 0 } parameters && parameters[0].Type.SpecialType == SpecialType.System_Int32
                && parameters.Length == (found.Comparer is null ? 1 : 2))
            {
                return count;
            }
        }

        return null;
    }

    private static string? Difference(HandedItems found, INamedTypeSymbol collection, Compilation compilation)
    {
        // What compares an item may write a variable that a later one is read from.
        if (found.Items.All(FixedValues.Has))
            return null;
        var isOwn = found.Comparer is { } comparer && !FixedValues.IsSameObject(comparer);
        if (isOwn && !(PlainValues.Are(found.Comparer!) && found.Items.All(PlainValues.Are)))
            return "the comparer is evaluated before the items";
        return found.Items.Length > 1 && (isOwn || (collection.Name == "HashSet" && CallGraph.RunsOwnCode(found.Element, compilation)))
            ? "an item is compared while others are still made"
            : null;
    }

    private static Fix? Compared(FixRequest request, HandedItems found, ExpressionSyntax reader)
    {
        if (found is not { Items.Length: > 1 and <= MostCompared,
            Reader: IInvocationOperation { TargetMethod: { Name: "Max" or "Min" } method, Arguments.Length: 1 } }
            || !IsCompared(found.Element.SpecialType))
        {
            return null;
        }

        var head = SystemType.Named("Math", found.Made) + "." + method.Name + "(";
        var written = "";
        foreach (var item in found.Items)
        {
            if (item.Syntax is not ExpressionSyntax value
                || !SymbolEqualityComparer.Default.Equals(request.Model.GetTypeInfo(value).Type, found.Element))
            {
                return null;
            }

            written = written.Length == 0 ? value.ToString() : head + written + ", " + value + ")";
        }

        var compared = SyntaxFactory.ParseExpression(written).WithTriviaFrom(reader);
        return new FixBuilder(request.Replacing(reader, compared), "Compare the items themselves", "CompareItems")
            .MayDiffer(found.Element.SpecialType is SpecialType.System_Double or SpecialType.System_Single
                ? "a value that is not a number and a negative zero are compared in another way"
                : null)
            .Build();
    }

    /// <summary>Whether <c>Math</c> compares numbers of a type.</summary>
    private static bool IsCompared(SpecialType type) => type is >= SpecialType.System_SByte and <= SpecialType.System_UInt64
        or SpecialType.System_Double or SpecialType.System_Single;
}
