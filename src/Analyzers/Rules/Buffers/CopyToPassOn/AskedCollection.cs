using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>
/// A collection that is made of a sequence, asked one question where it is made, and dropped, <c>list.ToHashSet().Contains(x)</c>: the sequence has the
/// answer. To make a set or table goes through all elements, and so does to look for one of them.
/// </summary>
/// <param name="Made">The call or creation that makes the collection.</param>
/// <param name="Kind">What it is made of.</param>
/// <param name="Source">That value.</param>
/// <param name="Element">The type of its elements.</param>
/// <param name="Comparer">The comparer that the collection is given; null where it has the default one.</param>
/// <param name="Question">The call or property that asks.</param>
/// <param name="Answer">What answers instead; null where only the number of elements is asked for.</param>
internal sealed record AskedCollection(
    IOperation Made, SequenceKind Kind, IOperation Source, ITypeSymbol Element, IOperation? Comparer, IOperation Question, SourceAnswer? Answer)
{
    /// <summary>Whether elements are looked for by their hash.</summary>
    public bool Hashes => Made.Type!.Name == "HashSet";

    /// <summary>Whether a call can make such a collection by its name alone.</summary>
    public static bool MayBe(IMethodSymbol method) => method.Name is "ToList" or "ToHashSet" or "ToDictionary" or "ToLookup";

    /// <summary>Whether a creation can make such a collection.</summary>
    public static bool MayBe(IObjectCreationOperation creation) =>
        creation is { Initializer: null, Arguments.Length: > 0, Type: { Name: "List" or "HashSet" or "Queue" or "Stack" or "LinkedList" } type }
        && type.IsIn("System.Collections.Generic") && QuestionTo(creation) is not null;

    /// <summary>The collection that a call or creation makes; null where it is not asked, is asked for more, or where the sequence could not answer.</summary>
    public static AskedCollection? Of(IOperation made)
    {
        if (QuestionTo(made) is not { } question || PartsOf(made, out var comparer, out var element) is not { Type: { } type } source
            || element is null || source.Syntax.RawKind == NewerCompilers.CollectionExpressionSyntax || SequenceCopy.KindOf(source) is not { } kind)
        {
            return null;
        }

        var answer = default(SourceAnswer);
        if (made.Type!.Name is "Dictionary" or "ILookup")
        {
            answer = SourceAnswer.ToKey(question);
        }
        else if (question is IInvocationOperation { TargetMethod: var asked })
        {
            answer = HasElements(type, element) ? SourceAnswer.To(asked, type, comparer is not null, made.SemanticModel!.Compilation) : null;
        }
        else if (made is IObjectCreationOperation && made.Type.Name != "HashSet" && MeasuredCopies.IsLength(question))
        {
            return new AskedCollection(made, kind, source, element, comparer, question, null);
        }

        // A set looks at few elements, where a search compares each, in boxes.
        if (answer is null || (made.Type.Name == "HashSet" && StructEquality.WithoutEquality(element) is not null) || MayRunCodeOn(kind, source, question))
            return null;
        return new AskedCollection(made, kind, source, element, comparer, question, answer);
    }

    private static IOperation? QuestionTo(IOperation made) => made.Parent switch
    {
        IInvocationOperation { TargetMethod.IsStatic: false } call when call.Instance == made => call,
        IPropertyReferenceOperation property when property.Instance == made && ArrayUse.IsOnlyRead(property) => property,
        _ => null,
    };

    /// <summary>The sequence that a collection is made of; null where it is made in another way.</summary>
    private static IOperation? PartsOf(IOperation made, out IOperation? comparer, out ITypeSymbol? element)
    {
        comparer = null;
        element = null;
        if (CalledMethod.Of(made) is not { } method || made.Type is not INamedTypeSymbol { TypeArguments: { Length: > 0 } arguments })
            return null;
        if (made is IInvocationOperation && !(MayBe(method) && method.ContainingType.IsEnumerable()))
            return null;
        var source = default(IOperation);
        foreach (var argument in CalledMethod.ArgumentsOf(made))
        {
            var value = argument.Value.Inside(Through.BuiltInImplicit);
            if (argument.Parameter is not { Type: INamedTypeSymbol type } parameter)
                return null;
            if (parameter.Ordinal == 0 && type.Name == "IEnumerable" && type.IsIn("System.Collections.Generic"))
                (source, element) = (value, type.TypeArguments[0]);
            else if (type.Name == "IEqualityComparer")
                comparer = value.ConstantValue is { HasValue: true, Value: null } ? null : value;
            else if (arguments.Length == 1)
                return null;
        }

        return source;
    }

    /// <summary>Whether a sequence is one of elements of a type, and of no other.</summary>
    private static bool HasElements(ITypeSymbol sequence, ITypeSymbol element)
    {
        if (sequence is IArrayTypeSymbol array)
            return SymbolEqualityComparer.Default.Equals(array.ElementType, element);
        var isFound = IsSequence(sequence);
        if (isFound && !IsOf(sequence))
            return false;
        foreach (var type in sequence.AllInterfaces)
        {
            if (!IsSequence(type))
                continue;
            if (!IsOf(type))
                return false;
            isFound = true;
        }

        return isFound;

        static bool IsSequence(ITypeSymbol type) =>
            type is INamedTypeSymbol { Name: "IEnumerable", Arity: 1 } && type.IsIn("System.Collections.Generic");

        bool IsOf(ITypeSymbol type) => SymbolEqualityComparer.Default.Equals(((INamedTypeSymbol)type).TypeArguments[0], element);
    }

    private static bool MayRunCodeOn(SequenceKind kind, IOperation source, IOperation question) =>
        question is IInvocationOperation call && SequenceConsumers.MayRunCodeOn(kind, source, call, null);
}
