using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>What one mention of an array variable does with the array.</summary>
internal enum ArrayUseKind
{
    /// <summary>Reads or writes an element, also by <c>^1</c> or as a <c>ref</c> argument.</summary>
    Element,

    /// <summary>Reads <c>Length</c>.</summary>
    Length,

    /// <summary>Is the sequence of a <c>foreach</c>, or spread into a collection expression.</summary>
    Enumerated,

    /// <summary>Becomes a span that stays in the function.</summary>
    Span,

    /// <summary>Is an argument of a method that has an overload for spans.</summary>
    SpanArgument,

    /// <summary>Is an argument of a method of <c>System.Array</c> or <c>string</c> that spans have as their own method.</summary>
    ArrayMethod,

    /// <summary>Is pinned by a <c>fixed</c> statement.</summary>
    Pinned,

    /// <summary>Is only named, in <c>nameof</c>.</summary>
    Named,

    /// <summary>The variable gets null and is not used any more.</summary>
    Dropped,

    /// <summary>
    /// Is an argument of a method in source that uses its parameter only in these ways, but has no overload for spans; or of one of the framework that has
    /// a form for spans under another name.
    /// </summary>
    Borrowed,

    /// <summary>Is compared with null.</summary>
    NullTest,

    /// <summary>Is copied in part by a range, <c>a[1..3]</c>.</summary>
    Range,

    /// <summary>Is an argument of a method that takes an array and about which nothing is known.</summary>
    ArrayArgument,

    /// <summary>The variable gets another array.</summary>
    Reassigned,

    /// <summary>Is used in a lambda or local function that may run later.</summary>
    Captured,

    /// <summary>Is returned, stored, converted to another reference type, or anything else.</summary>
    Escapes,
}

/// <summary>One mention of an array variable.</summary>
/// <param name="Reference">The mention.</param>
/// <param name="Kind">What it does.</param>
internal sealed record ArrayUse(IOperation Reference, ArrayUseKind Kind)
{
    /// <summary>The overload that takes a span; null unless <see cref="ArrayUseKind.SpanArgument"/>.</summary>
    public SpanOverload? Overload { get; init; }

    /// <summary>The method whose argument it is; null for other uses.</summary>
    public IMethodSymbol? Callee { get; init; }

    /// <summary>The method of the framework that takes a span and writes its result to another, where the callee returns a new array; or null.</summary>
    public IMethodSymbol? Try { get; init; }

    /// <summary>
    /// The type whose code may keep the array itself, because what runs there is not known; null where the callee is known to be done with it.
    /// </summary>
    public ITypeSymbol? Keeper { get; init; }

    /// <summary>Whether the elements are copied from the array, which stays as it is.</summary>
    public bool IsCopied { get; init; }

    /// <summary>The parameter of a method in source that gets the array, or null.</summary>
    public Loan? Loan { get; init; }

    /// <summary>Whether a query over the array has its result, which holds no part of the array, when the call returns: <c>a.Contains(x)</c>.</summary>
    public bool IsQueried { get; init; }

    /// <summary>What that method does with the array; null where it was not asked.</summary>
    public ParameterUse? UsesOfCallee { get; init; }

    /// <summary>What the use does with the array.</summary>
    public ParameterUse Uses => Kind switch
    {
        ArrayUseKind.Element => OfElement(),
        ArrayUseKind.Length => ParameterUse.Measured,
        // Null fails in a spread as the compiler happens to write it, so that a span cannot fail in the same way.
        ArrayUseKind.Enumerated => Reference.Around(Through.Identity).Parent?.Kind == NewerCompilers.Spread ? ParameterUse.Viewed : ParameterUse.Enumerated,
        ArrayUseKind.Named or ArrayUseKind.Dropped => ParameterUse.Named,
        ArrayUseKind.NullTest => ParameterUse.NullTested,
        ArrayUseKind.Span => OfSpan(),
        ArrayUseKind.SpanArgument => Overload is { IsReadOnly: true } ? ParameterUse.Lent : ParameterUse.Written,
        ArrayUseKind.ArrayMethod when IsCopied => ParameterUse.Viewed,
        ArrayUseKind.ArrayMethod or ArrayUseKind.Pinned => ParameterUse.Written,
        ArrayUseKind.Borrowed or ArrayUseKind.ArrayArgument => OfArgument(),
        ArrayUseKind.Range => ParameterUse.Copied,
        ArrayUseKind.Reassigned => ParameterUse.Replaced,
        ArrayUseKind.Captured => ParameterUse.Captured,
        _ => ParameterUse.Kept,
    };

    /// <summary>
    /// Whether the use passes the array to a method in source that only borrows it and whose declaration could ask for a span: a method that overrides or
    /// implements one of another assembly cannot.
    /// </summary>
    public bool CouldTakeSpan => this is { Kind: ArrayUseKind.Borrowed, Try: null, Callee: { } callee } && MemberFamily.IsOfSource(callee);

    /// <summary>Whether the use reads elements or the length and can write nothing.</summary>
    public bool IsRead => Kind is not (ArrayUseKind.NullTest or ArrayUseKind.Borrowed) && OnlyReads;

    /// <summary>
    /// Whether the use only looks at the elements and the length, as methods of <c>string</c> do with what they are given, but for <c>CopyTo</c>.
    /// </summary>
    public bool OnlyLooks => IsQueried
        || (Kind != ArrayUseKind.Dropped && (Uses & ~ParameterUse.Looks) == 0)
        || (Kind is not (ArrayUseKind.Captured or ArrayUseKind.Escapes or ArrayUseKind.ArrayMethod)
            && Callee?.ContainingType?.SpecialType == SpecialType.System_String);

    /// <summary>Whether neither the use nor a method in source that gets the array writes to it or keeps it.</summary>
    public bool OnlyReads => (Uses & ~ParameterUse.Reads) == 0;

    private ParameterUse OfElement()
    {
        if (Reference.Parent is not IArrayElementReferenceOperation element || !IsOnlyRead(element))
            return ParameterUse.Written;

        // Arrays take wider indexes than spans.
        return element.Indices[0].Type is { } index
            && (index.SpecialType is SpecialType.System_Int32 or SpecialType.System_Int16 or SpecialType.System_Byte || index.Name == "Index")
            ? ParameterUse.Indexed
            : ParameterUse.Viewed;
    }

    private ParameterUse OfSpan()
    {
        var user = Reference.Around(Through.Identity).Parent;
        var span = user is IArgumentOperation { Parent: { } maker } ? maker : user;
        if (span is null || !IsOnlyReadSpan(span))
            return ParameterUse.Written;
        return span is IConversionOperation { IsImplicit: true, Parent: IArgumentOperation { Parameter.RefKind: RefKind.None } }
            && SpanTypes.IsReadOnlySpan(span.Type)
            ? ParameterUse.PassedAsSpan
            : ParameterUse.Viewed;
    }

    /// <summary>Whether a span is read-only, becomes so where it stands, or is only copied, cut, measured, or asked for elements there.</summary>
    private static bool IsOnlyReadSpan(IOperation span)
    {
        if (SpanTypes.IsReadOnlySpan(span.Type))
            return true;
        return SpanTypes.IsSpan(span.Type) && span.Around(Through.Identity) is var value && value.Parent switch
        {
            IConversionOperation conversion => IsOnlyReadSpan(conversion),
            IInvocationOperation { TargetMethod.Name: "CopyTo" or "TryCopyTo" or "ToArray" } call => call.Instance == value,
            IInvocationOperation { TargetMethod.Name: "Slice" } cut => cut.Instance == value && IsOnlyReadSpan(cut),
            IPropertyReferenceOperation { Property.Name: "Length" or "IsEmpty" } property => property.Instance == value,
            IPropertyReferenceOperation { Property.IsIndexer: true } element => element.Instance == value && IsOnlyRead(element),
            _ => false,
        };
    }

    private ParameterUse OfArgument()
    {
        if (Loan is not null)
            return ParameterUse.Lent | (UsesOfCallee & ~ParameterUse.Looks ?? ParameterUse.None);
        return Callee is { Name: "ComputeHash", ContainingType: { Name: "HashAlgorithm" } type } && type.IsUnder("System.Security.Cryptography")
            ? ParameterUse.Hashed
            : ParameterUse.Kept;
    }

    /// <summary>Whether a variable in the array is only read: neither assigned, nor referenced, nor changed by a call on it.</summary>
    public static bool IsOnlyRead(IOperation variable) => variable.Syntax.Parent is not RefExpressionSyntax && variable.Parent switch
    {
        // A 'Deconstruct' of the project is called on the element; a tuple is taken apart field by field.
        IDeconstructionAssignmentOperation deconstruction when deconstruction.Value == variable =>
            variable.Type is INamedTypeSymbol { IsTupleType: true } || IsUnchangedBy(null, variable.Type),
        IAssignmentOperation assignment => assignment.Target != variable,
        IIncrementOrDecrementOperation or IAddressOfOperation => false,
        ITupleOperation { Parent: IDeconstructionAssignmentOperation deconstruction } tuple => deconstruction.Target != tuple,
        ITupleOperation { Parent: ITupleOperation } => false,
        IArgumentOperation { Parameter.RefKind: not (RefKind.None or RefKind.In) } => false,
        IFieldReferenceOperation field when field.Instance == variable => variable.Type?.IsReferenceType == true || IsOnlyRead(field),
        IInvocationOperation call when call.Instance == variable => IsUnchangedBy(call.TargetMethod, variable.Type) && !RefReceivers.Has(call.TargetMethod),
        IMemberReferenceOperation member when member.Instance == variable =>
            IsUnchangedBy((member as IPropertyReferenceOperation)?.Property.GetMethod, variable.Type) && !RefReceivers.Has(member.Member),
        _ => IsUnchangedBy(null, variable.Type) || IsTakenByValue(variable),
    };

    /// <summary>
    /// Whether what uses a value takes a copy. Other uses may call a member on it where it lies: <c>?.</c>, <c>foreach</c>, <c>[^1]</c>, <c>await</c>, a
    /// deconstruction.
    /// </summary>
    private static bool IsTakenByValue(IOperation variable) => variable.Around(Through.Identity).Parent switch
    {
        ISimpleAssignmentOperation or ICompoundAssignmentOperation or ICoalesceAssignmentOperation or IArgumentOperation or IReturnOperation => true,
        IVariableInitializerOperation initializer => initializer.Syntax.FirstAncestorOrSelf<StatementSyntax>() is not FixedStatementSyntax,
        ISymbolInitializerOperation or IConversionOperation or IUnaryOperation or IBinaryOperation or ITupleOperation or ITupleBinaryOperation => true,
        IInterpolationOperation or IIsPatternOperation or IIsTypeOperation or ISwitchOperation or ISwitchExpressionOperation or ICoalesceOperation => true,
        IConditionalOperation or ISwitchExpressionArmOperation or IArrayInitializerOperation or IWithOperation or IExpressionStatementOperation => true,
        { Kind: NewerCompilers.CollectionExpression } => true,
        _ => false,
    };

    private static bool IsUnchangedBy(IMethodSymbol? method, ITypeSymbol? receiver) =>
        receiver is not null
        && (receiver.IsReferenceType || receiver.IsReadOnly || receiver.TypeKind == TypeKind.Enum || receiver.SpecialType is not SpecialType.None
            || method?.IsReadOnly == true);
}
