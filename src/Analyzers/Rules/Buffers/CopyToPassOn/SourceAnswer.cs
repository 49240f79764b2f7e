using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>Who answers what a collection is asked that was made of a sequence.</summary>
internal enum AnswerFrom
{
    /// <summary>A method that the sequence has itself, with the name and parameters of the one that the collection is asked by.</summary>
    Source,

    /// <summary>A static method of <c>Array</c> that takes the array first.</summary>
    Array,

    /// <summary>An operator of LINQ.</summary>
    Operator,

    /// <summary>An operator of LINQ with a condition that the code has yet to say.</summary>
    Condition,
}

/// <summary>The method that gives the answer without the collection.</summary>
/// <param name="From">Whose it is.</param>
/// <param name="Name">Its name.</param>
/// <param name="Method">The method; null for an operator.</param>
internal sealed record SourceAnswer(AnswerFrom From, string Name, IMethodSymbol? Method)
{
    /// <summary>What answers a question to a list, queue, stack or set; null where nothing that is known to.</summary>
    /// <param name="question">The method that the collection is asked by.</param>
    /// <param name="source">The type of the sequence that the collection is made of.</param>
    /// <param name="hasComparer">Whether the collection was given a comparer.</param>
    /// <param name="compilation">The project.</param>
    public static SourceAnswer? To(IMethodSymbol question, ITypeSymbol source, bool hasComparer, Compilation compilation)
    {
        if (!IsQuestion(question.Name))
            return null;
        if (hasComparer)
            return question.Name == "Contains" ? OfOperator("Contains") : null;
        if (source is IArrayTypeSymbol)
            return question.Name == "Contains" ? OfOperator("Contains") : OfArray(question, compilation);
        if (OwnOf(source, question) is { } own)
            return own.ContainingType.IsOfFramework() ? new SourceAnswer(AnswerFrom.Source, own.Name, own) : null;
        return OperatorFor(question) is { } name ? OfOperator(name) : null;
    }

    /// <summary>How a message names it.</summary>
    public string In(ITypeSymbol source) => From switch
    {
        AnswerFrom.Source => "'" + Name + "' of the " + (source switch
        {
            { SpecialType: SpecialType.System_String } => "string",
            { Name: "List" or "IList" or "IReadOnlyList" or "LinkedList" or "ImmutableList" } => "list",
            { Name: "HashSet" or "SortedSet" or "ISet" or "IReadOnlySet" } => "set",
            _ => "collection",
        }),
        AnswerFrom.Array => "'Array." + Name + "'",
        _ => "'" + Name + "'",
    };

    /// <summary>What answers a question for a key of a dictionary or lookup.</summary>
    public static SourceAnswer? ToKey(IOperation question) => question switch
    {
        IInvocationOperation { TargetMethod.Name: "ContainsKey" or "Contains" or "ContainsValue" } => new SourceAnswer(AnswerFrom.Condition, "Any", null),
        IInvocationOperation { TargetMethod.Name: "TryGetValue" } => new SourceAnswer(AnswerFrom.Condition, "FirstOrDefault", null),
        IPropertyReferenceOperation { Property: { IsIndexer: true, ContainingType.Name: "Dictionary" } } =>
            new SourceAnswer(AnswerFrom.Condition, "First", null),
        IPropertyReferenceOperation { Property.IsIndexer: true } => new SourceAnswer(AnswerFrom.Condition, "Where", null),
        _ => null,
    };

    /// <summary>Whether a method of a collection only looks at the elements, and what it gives back holds nothing of the collection but an element.</summary>
    private static bool IsQuestion(string method) => method is "Contains" or "IndexOf" or "LastIndexOf" or "BinarySearch" or "Exists" or "Find" or "FindIndex"
        or "FindLast" or "FindLastIndex" or "TrueForAll";

    private static SourceAnswer OfOperator(string name) => new(AnswerFrom.Operator, name, null);

    private static string? OperatorFor(IMethodSymbol question) => question.Name switch
    {
        "Contains" => "Contains",
        "Exists" => "Any",
        "Find" => "FirstOrDefault",
        "FindLast" => "LastOrDefault",
        "TrueForAll" => "All",
        _ => null,
    };

    /// <summary>The method of <c>Array</c>. Those with a start or count do not treat an empty array as lists treat an empty list.</summary>
    private static SourceAnswer? OfArray(IMethodSymbol question, Compilation compilation)
    {
        if (question.Parameters.Length != 1)
            return null;
        foreach (var member in compilation.GetSpecialType(SpecialType.System_Array).GetMembers(question.Name))
        {
            if (member is IMethodSymbol { IsStatic: true, Arity: 1, Parameters.Length: 2 } method)
                return new SourceAnswer(AnswerFrom.Array, method.Name, method);
        }

        return null;
    }

    /// <summary>The method with the name and parameters of a question that binds on a value of a type.</summary>
    private static IMethodSymbol? OwnOf(ITypeSymbol source, IMethodSymbol question)
    {
        for (var type = source; type is not null; type = type.BaseType)
        {
            if (Among(type, question) is { } own)
                return own;
        }

        if (source.TypeKind == TypeKind.Interface)
        {
            foreach (var other in source.AllInterfaces)
            {
                if (Among(other, question) is { } inherited)
                    return inherited;
            }
        }

        return null;
    }

    private static IMethodSymbol? Among(ITypeSymbol type, IMethodSymbol question)
    {
        foreach (var member in type.GetMembers(question.Name))
        {
            if (member is IMethodSymbol { IsStatic: false, Arity: 0, DeclaredAccessibility: Accessibility.Public } method
                && SymbolEqualityComparer.Default.Equals(method.ReturnType, question.ReturnType) && TakesTheSame(method, question))
            {
                return method;
            }
        }

        return null;
    }

    private static bool TakesTheSame(IMethodSymbol method, IMethodSymbol question)
    {
        if (method.Parameters.Length != question.Parameters.Length)
            return false;
        for (var i = 0; i < method.Parameters.Length; i++)
        {
            if (!SymbolEqualityComparer.Default.Equals(method.Parameters[i].Type, question.Parameters[i].Type))
                return false;
        }

        return true;
    }
}
