using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.DecodedOnHit;

/// <summary>What a decode makes of a text.</summary>
internal enum DecodeCost
{
    /// <summary>It is none.</summary>
    None,

    /// <summary>A number or another value: time, and no memory.</summary>
    Value,

    /// <summary>An object or a few.</summary>
    Objects,

    /// <summary>A document, or an object with all that it holds.</summary>
    Document,
}

/// <summary>A call that makes an object or a number of nothing but a text, or of the bytes of one.</summary>
/// <param name="Call">The call or creation.</param>
/// <param name="Text">The text or the bytes; those behind a reader, a span or another encoding of them.</param>
/// <param name="Cost">What is made.</param>
internal readonly record struct Decode(IOperation Call, IOperation Text, DecodeCost Cost)
{
    // A text is read through a reader of a span of its bytes at most.
    private const int MostWraps = 4;

    /// <summary>What a message calls it.</summary>
    public string Name => Call is IInvocationOperation call ? call.TargetMethod.Name : "new " + Call.Type?.Name;

    /// <summary>Whether an operation may be a decode of something looked up. Cheap enough for every call.</summary>
    public static bool MayBe(IOperation operation)
    {
        if (operation.Parent is IExpressionStatementOperation || CalledMethod.Of(operation) is not { } method
            || (Decoders.CostOf(method) == DecodeCost.None && (operation is not IInvocationOperation || !DecodingMethods.MayBe(method))))
        {
            return false;
        }

        foreach (var argument in CalledMethod.ArgumentsOf(operation))
        {
            if (!argument.Value.ConstantValue.HasValue && argument.Parameter is { RefKind: RefKind.None, Type: var type } && IsText(type))
                return true;
        }

        return operation is IInvocationOperation { Instance.Type.SpecialType: SpecialType.System_String };
    }

    /// <summary>The decode that a call is; null where it is none, or where its result depends on more than the text.</summary>
    public static Decode? Of(IOperation operation, CancellationToken cancellationToken)
    {
        if (OfLibrary(operation) is { } decode)
            return decode;
        return operation is IInvocationOperation { TargetMethod: var method } && DecodingMethods.MayBe(method) && TextOf(operation) is { } text
            && DecodingMethods.CostOf(method, cancellationToken) is not DecodeCost.None and var cost
            ? new Decode(operation, Unwrapped(text), cost)
            : null;
    }

    /// <summary>The same where the method is one of a library.</summary>
    public static Decode? OfLibrary(IOperation operation)
    {
        operation = operation.Inside(Through.BuiltIn);
        return CalledMethod.Of(operation) is { } method && Decoders.CostOf(method) is not DecodeCost.None and var cost && TextOf(operation) is { } text
            ? new Decode(operation, Unwrapped(text), cost)
            : null;
    }

    /// <summary>Whether a type is that of a text, of its bytes or of what reads them.</summary>
    public static bool IsText(ITypeSymbol type) => type switch
    {
        { SpecialType: SpecialType.System_String } => true,
        IArrayTypeSymbol { ElementType.SpecialType: SpecialType.System_Byte } => true,
        INamedTypeSymbol { TypeArguments: { Length: 1 } items, Name: "ReadOnlySpan" or "Span" or "ReadOnlyMemory" or "Memory" } =>
            items[0].SpecialType is SpecialType.System_Byte or SpecialType.System_Char,
        _ => type.Name is "TextReader" or "StringReader" or "Stream" or "XmlReader" or "JsonReader",
    };

    /// <summary>The one argument that is a text; null where there is none, or where another may differ from call to call and so change the result.</summary>
    private static IOperation? TextOf(IOperation operation)
    {
        var text = operation is IInvocationOperation { Instance: { Type.SpecialType: SpecialType.System_String } instance } ? instance : null;
        foreach (var argument in CalledMethod.ArgumentsOf(operation))
        {
            if (argument.Parameter is not { } parameter || parameter.RefKind == RefKind.Out)
                continue;
            if (text is null && IsText(parameter.Type))
                text = argument.Value;
            else if (!IsFixed(argument.Value.Inside(Through.Any)))
                return null;
        }

        return text;
    }

    private static bool IsFixed(IOperation value) =>
        value.ConstantValue.HasValue
        || value switch
        {
            IParameterReferenceOperation or ILocalReferenceOperation => value.Type is { Name: "Type" or "TypeInfo" or "JsonTypeInfo" },
            IFieldReferenceOperation or IPropertyReferenceOperation or ITypeOfOperation or IDefaultValueOperation or IInstanceReferenceOperation => true,
            IArrayCreationOperation or IObjectCreationOperation or IInvocationOperation { TargetMethod.IsStatic: true } =>
                CalledMethod.ArgumentsOf(value).All(static argument => IsFixed(argument.Value.Inside(Through.Any))),
            _ => false,
        };

    /// <summary>The text behind what reads it, cuts blanks from it or gives it as bytes or a span.</summary>
    public static IOperation Unwrapped(IOperation text)
    {
        for (var i = 0; i < MostWraps; i++)
        {
            text = text.Inside(Through.Any);
            var inner = text switch
            {
                IInvocationOperation { TargetMethod.Name: "AsSpan" or "AsMemory" or "Trim", Instance: null, Arguments: { Length: > 0 } given } =>
                    given[0].Value,
                IInvocationOperation { TargetMethod.Name: "Trim", Instance: { } trimmed } => trimmed,
                IInvocationOperation { TargetMethod: { Name: "GetString" or "GetBytes", ContainingType: var type }, Arguments: { Length: 1 } given }
                    when type.IsAnyEncoding() => given[0].Value,
                IInvocationOperation { TargetMethod: { Name: "Create", ContainingType.Name: "XmlReader" }, Arguments: { Length: > 0 } given } => given[0].Value,
                IObjectCreationOperation { Type.Name: "StringReader" or "MemoryStream" or "JsonTextReader" or "XmlTextReader" or "StreamReader",
                    Arguments: { Length: > 0 } given } => given[0].Value,
                ILocalReferenceOperation { Local: var local } => Initial(local, text),
                _ => null,
            };
            if (inner is null)
                break;
            text = inner;
        }

        return text;
    }

    /// <summary>What a local that is a reader was made with.</summary>
    private static IOperation? Initial(ILocalSymbol local, IOperation reference) =>
        local.Type.SpecialType != SpecialType.System_String && local.Type is not IArrayTypeSymbol && IsText(local.Type)
        && local.DeclaringSyntaxReferences is { Length: 1 } declared
        && declared[0].GetSyntax() is VariableDeclaratorSyntax { Initializer.Value: { } value }
            ? reference.SemanticModel!.GetOperation(value)
            : null;
}
