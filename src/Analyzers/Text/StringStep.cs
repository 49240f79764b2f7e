using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Text;

/// <summary>What one step of a string chain does with the characters that it reads.</summary>
internal enum StringStepKind
{
    /// <summary>
    /// Keeps a part as it is: <c>Trim</c>, <c>Substring</c>, a range, <c>Remove</c> to the end, and what the library does to spans as well, such as
    /// <c>Path.GetExtension</c>.
    /// </summary>
    Slice,

    /// <summary>Drops each occurrence of one constant character.</summary>
    RemoveChar,

    /// <summary>Puts one character in place of another.</summary>
    ReplaceChar,

    /// <summary>Maps letters to one case.</summary>
    Case,

    /// <summary>Changes the text in a way that needs a buffer of unknown size.</summary>
    Rewrite,

    /// <summary>A method of this project that maps each character through a <c>char[]</c>.</summary>
    CharMap,

    /// <summary><c>new string</c> of the array that <c>ToCharArray</c> made.</summary>
    CharArray,

    /// <summary>Joins parts; the beginning of a chain.</summary>
    Concat,

    /// <summary><c>ToString</c> of a read-only span of characters, or <c>new string</c> of one or of an array; the beginning of a chain.</summary>
    OfSpan,

    /// <summary><c>ToString</c> of a value that can write its characters to memory of the caller; the beginning of a chain.</summary>
    Formatted,

    /// <summary>A property that copies a part of a text and has a twin for the span of it, as <c>Capture.Value</c> has; the beginning of a chain.</summary>
    Part,

    /// <summary>A method or property of this project that returns a part of a text, for which it could return a span.</summary>
    Returned,
}

/// <summary>One operation that makes a string from a string.</summary>
/// <param name="Kind">What it does.</param>
/// <param name="Operation">The operation whose value is the new string.</param>
/// <param name="Source">The string that it reads; null for the beginning of a chain.</param>
/// <param name="Name">What messages call it.</param>
internal readonly record struct StringStep(StringStepKind Kind, IOperation Operation, IOperation? Source, string Name)
{
    /// <summary>The objects that one execution makes at most.</summary>
    public int Allocations => Kind is StringStepKind.CharMap or StringStepKind.CharArray ? 2 : 1;

    /// <summary>The length of the new string where the code states it; null where it depends on the text.</summary>
    public long? Length => Kind == StringStepKind.Formatted ? FormattedText.LengthOf((IInvocationOperation)Operation)
        : Operation is IInvocationOperation { TargetMethod.Name: nameof(string.Substring), Arguments: { Length: 2 } arguments }
        && arguments[1].Value.ConstantValue is { HasValue: true, Value: int length and >= 0 }
            ? length
            : null;

    /// <summary>Whether it makes a new string of almost any text, not only of texts with something to trim or replace.</summary>
    public bool IsAlways => Kind == StringStepKind.Returned ? IsReturnedAlways
        : Kind == StringStepKind.Formatted ? FormattedText.IsAlways((IInvocationOperation)Operation)
        : Operation is not IInvocationOperation || Kind is StringStepKind.CharMap or StringStepKind.OfSpan
        || Name is nameof(string.Substring) or nameof(string.Concat);

    /// <summary>Whether the method that returns a part makes a string on each path.</summary>
    private bool IsReturnedAlways { get; init; }

    /// <summary>
    /// Whether the operation calls a method, or reads a property, of this project that returns a part of a text. It is the last step of a chain alone, because
    /// other code has to change for it.
    /// </summary>
    public static bool TryGetReturned(IOperation operation, SourceBodies bodies, out StringStep step)
    {
        step = default;
        if (operation is IInvocationOperation call)
        {
            if (bodies.SliceOf(call.TargetMethod) is { } slice)
            {
                var text = CalledMethod.ArgumentOf(call, slice.Parameter)?.Value;
                step = new(StringStepKind.Returned, call, text, call.TargetMethod.Name) { IsReturnedAlways = slice.IsAlways };
            }
        }
        else if (operation is IPropertyReferenceOperation { Property: { Type.SpecialType: SpecialType.System_String, GetMethod: { } getter } property }
            && bodies.SliceOf(getter) is { } slice)
        {
            step = new(StringStepKind.Returned, operation, null, property.Name) { IsReturnedAlways = slice.IsAlways };
        }

        return step.Operation is not null;
    }

    /// <summary>Whether the operation is a step; cheap for all other operations.</summary>
    public static bool TryGet(IOperation operation, SourceBodies bodies, out StringStep step)
    {
        step = operation switch
        {
            IInvocationOperation invocation => OfCall(invocation, bodies),
            IImplicitIndexerReferenceOperation { Type.SpecialType: SpecialType.System_String } range =>
                new(StringStepKind.Slice, range, range.Instance, "[..]"),
            IPropertyReferenceOperation property => OfProperty(property),
            IObjectCreationOperation creation => OfCreation(creation),
            IBinaryOperation { OperatorKind: BinaryOperatorKind.Add, Type.SpecialType: SpecialType.System_String, ConstantValue.HasValue: false } sum
                when IsPart(sum.LeftOperand) && IsPart(sum.RightOperand) =>
                new(StringStepKind.Concat, operation, null, "+"),
            IInterpolatedStringOperation { Type.SpecialType: SpecialType.System_String, ConstantValue.HasValue: false } text
                when !ConcatParts.GivesHole(text) =>
                new(StringStepKind.Concat, operation, null, "$"),
            _ => default,
        };
        return step.Operation is not null;
    }

    // What is not text by itself, or has nothing to add, is not joined but only made a string.
    private static bool IsPart(IOperation operand) => operand.Type?.SpecialType == SpecialType.System_String && ConstantText(operand) is not "";

    // What an expression has matched is copied from the text each time that it is asked for.
    private static StringStep OfProperty(IPropertyReferenceOperation property) =>
        property.Property is { Name: "Value", ContainingType: { Name: "Capture", ContainingNamespace.Name: "RegularExpressions" } type }
        && !type.GetMembers("ValueSpan").IsEmpty
            ? new(StringStepKind.Part, property, null, (property.Instance?.Type ?? type).Name + ".Value")
            : default;

    private static StringStep OfCall(IInvocationOperation call, SourceBodies bodies)
    {
        var method = call.TargetMethod;
        if (method.ReturnType.SpecialType != SpecialType.System_String)
            return default;
        if (method.Name == nameof(ToString) && call is { Arguments.IsEmpty: true, Instance: { } span } && CharSpanOverloads.IsReadOnlySpanOfChar(span.Type))
            return new(StringStepKind.OfSpan, call, null, method.Name);
        if (FormattedText.Is(call))
            return new(StringStepKind.Formatted, call, null, method.Name);
        if (method.ContainingType?.SpecialType != SpecialType.System_String)
        {
            if (CharSpanOverloads.SliceOf(method) is not null)
                return new(StringStepKind.Slice, call, call.Arguments[0].Value, method.Name);
            return bodies.IsCharMap(method) ? new(StringStepKind.CharMap, call, call.Arguments[0].Value, method.Name) : default;
        }

        if (method.IsStatic)
            return method.Name == nameof(string.Concat) && Joins(call) ? new(StringStepKind.Concat, call, null, method.Name) : default;
        return KindOf(call) is { } kind ? new(kind, call, call.Instance, method.Name) : default;
    }

    /// <summary>Whether a call of <c>Concat</c> is given more than one text: of a single one it makes nothing.</summary>
    private static bool Joins(IInvocationOperation call) =>
        call.Syntax is not InvocationExpressionSyntax { ArgumentList.Arguments: { Count: 1 } arguments }
        || (call.TargetMethod.Parameters[0].Type.SpecialType != SpecialType.System_Object
            && call.SemanticModel!.GetTypeInfo(arguments[0].Expression).Type?.SpecialType != SpecialType.System_String);

    private static StringStepKind? KindOf(IInvocationOperation call) => call.TargetMethod.Name switch
    {
        "Trim" or "TrimStart" or "TrimEnd" or "Substring" => StringStepKind.Slice,
        "Remove" => call.Arguments.Length == 1 ? StringStepKind.Slice : StringStepKind.Rewrite,
        "Replace" => OfReplace(call),
        // The text of a truth value is a constant, which ALLOC307 tells.
        "ToLowerInvariant" or "ToUpperInvariant" or "ToLower" or "ToUpper" =>
            call.Instance is IInvocationOperation { Instance.Type.SpecialType: SpecialType.System_Boolean } ? null : StringStepKind.Case,
        _ => null,
    };

    private static StringStepKind OfReplace(IInvocationOperation call)
    {
        if (call.Arguments.Length < 2)
            return StringStepKind.Rewrite;
        if (call.TargetMethod.Parameters[0].Type.SpecialType == SpecialType.System_Char)
            return StringStepKind.ReplaceChar;
        if (ConstantText(call.Arguments[0].Value) is not { Length: 1 } || ConstantText(call.Arguments[1].Value) is not { Length: < 2 } replacement
            || !IsOrdinal(call))
        {
            return StringStepKind.Rewrite;
        }

        return replacement.Length == 0 ? StringStepKind.RemoveChar : StringStepKind.ReplaceChar;
    }

    /// <summary>The text that an expression always has; <c>null</c> counts as empty, null means not constant.</summary>
    public static string? ConstantText(IOperation value) =>
        value.Inside(Through.Implicit) is { ConstantValue: { HasValue: true, Value: null } } ? "" : TextOf(value);

    /// <summary>The text that a constant or <c>string.Empty</c> is; null for anything else, <c>null</c> included.</summary>
    public static string? TextOf(IOperation value) => value.Inside(Through.Implicit) switch
    {
        { ConstantValue: { HasValue: true, Value: var constant } } => constant as string,
        IFieldReferenceOperation { Field: { Name: nameof(string.Empty), ContainingType.SpecialType: SpecialType.System_String } } => "",
        _ => null,
    };

    private static bool IsOrdinal(IInvocationOperation call) => call.Arguments.Length switch
    {
        2 => true,
        3 => call.Arguments[2].Value.ConstantValue is { HasValue: true, Value: (int)StringComparison.Ordinal },
        _ => false,
    };

    // A string that is copied may be null, which a span is not.
    private static bool IsSpan(IOperation characters) =>
        SpanTypes.IsSpan(characters.Type) && characters.Inside(Through.Implicit).Type?.SpecialType != SpecialType.System_String;

    private static StringStep OfCreation(IObjectCreationOperation creation)
    {
        if (creation.Type?.SpecialType != SpecialType.System_String || creation.Constructor is not { Parameters: { IsEmpty: false } parameters })
            return default;
        if (parameters.Length == 1 && CharArrays.SourceOf(creation.Arguments[0].Value) is { } source)
            return new(StringStepKind.CharArray, creation, source, "new string");
        return parameters[0].Type is IArrayTypeSymbol || IsSpan(creation.Arguments[0].Value)
            ? new(StringStepKind.OfSpan, creation, null, "new string")
            : default;
    }
}
