using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.ThrowAwayBytes;

/// <summary>
/// Determines whether the array that <c>Encoding.GetBytes(text)</c> makes is only looked at: measured, or used as a span could be, where it stands
/// or through one local.
/// </summary>
/// <param name="Call">The call of <c>GetBytes</c>.</param>
/// <param name="Uses">The uses of the local that holds the array; null where the call is used where it stands.</param>
/// <param name="Declarator">The local's declarator.</param>
/// <param name="Direct">The use that is made of the call where it stands.</param>
internal sealed record EncodedBytes(IInvocationOperation Call, LocalUses? Uses, VariableDeclaratorSyntax? Declarator, ArrayUse? Direct)
{
    /// <summary>The literal whose bytes the call makes, where the language has them as a literal; null for other text.</summary>
    public LiteralExpressionSyntax? Literal { get; private init; }

    /// <summary>The hash that the bytes are made for by an algorithm that lives for this call alone; null for another use.</summary>
    public OneShotHash? Hash { get; private init; }

    /// <summary>Whether one byte is read of a constant text.</summary>
    public bool IsConstant { get; private init; }

    /// <summary>Whether a method of the project gets the bytes, which reads them and keeps nothing, but takes an array.</summary>
    public bool IsLent => Direct?.Kind is ArrayUseKind.Borrowed or ArrayUseKind.ArrayArgument;

    /// <summary>Whether nothing but the number of bytes is asked for, where the call stands.</summary>
    public bool IsMeasured => Direct?.Kind == ArrayUseKind.Length;

    /// <summary>Whether the bytes are copied to another array, <c>encoding.GetBytes(text).CopyTo(target, i)</c>, where the encoding can write them.</summary>
    public bool IsCopied => Direct is { Kind: ArrayUseKind.ArrayMethod, IsCopied: true };

    /// <summary>The method that is given the bytes first; null where none is.</summary>
    public IMethodSymbol? Reader =>
        Direct is { } direct ? direct.Callee : Uses?.Uses.Select(static use => use.Callee).FirstOrDefault(static callee => callee is not null);

    /// <summary>The finding's facts for a call; null where the array is needed.</summary>
    public static EncodedBytes? Of(IInvocationOperation call, CancellationToken cancellationToken)
    {
        if (call is not { TargetMethod: { Name: "GetBytes", IsStatic: false, Parameters: { Length: 1 } parameters,
            ReturnType: IArrayTypeSymbol { ElementType.SpecialType: SpecialType.System_Byte } } method,
            Instance: not null, Arguments: { Length: 1 } arguments, SemanticModel: { } model }
            || parameters[0].Type.SpecialType != SpecialType.System_String || !method.ContainingType.IsAnyEncoding())
        {
            return null;
        }

        var function = References.FunctionOf(call.Syntax);
        if (arguments[0].Value.ConstantValue.HasValue)
        {
            return OfLiteral(call, function, model, cancellationToken)
                ?? OfCopied(call, method, function, model, cancellationToken)
                ?? OfElement(call, model, cancellationToken);
        }

        if (LocalOf(call) is var (local, declarator, statement))
        {
            if (!HasSpans(method))
                return null;
            var uses = LocalUses.Of(local, References.ScopeOf(statement), model, cancellationToken);
            return uses.Uses.IsEmpty || !uses.Uses.All(
                static use => use.Kind < ArrayUseKind.Borrowed && use.Kind is not (ArrayUseKind.Named or ArrayUseKind.Dropped))
                || !uses.Views.StayInIteration(statement) || Suspends(function, statement, uses.LastUse)
                ? null
                : new EncodedBytes(call, uses, declarator, null);
        }

        if (OneShotHash.Of(call, cancellationToken) is { } hash)
            return new EncodedBytes(call, null, null, null) { Hash = hash };
        var views = new MemoryViews(model, cancellationToken);
        var direct = new ArrayUseClassifier(views, model, cancellationToken).Classify(call);
        return direct switch
        {
            { Kind: ArrayUseKind.Length } => new EncodedBytes(call, null, null, direct),
            { Kind: ArrayUseKind.Borrowed or ArrayUseKind.ArrayArgument } when IsOnlyRead(direct) => new EncodedBytes(call, null, null, direct),
            { Kind: ArrayUseKind.SpanArgument, Overload.Form: SpanForm.Whole } or { Kind: ArrayUseKind.Span, Callee: not null }
                when HasSpans(method) && views.StayInIteration(call.Syntax) && !Suspends(function, call.Syntax, call.Syntax.Span.End) =>
                new EncodedBytes(call, null, null, direct),
            { Kind: ArrayUseKind.Element or ArrayUseKind.Enumerated, IsRead: true }
                when HasSpans(method) && !Suspends(function, call.Syntax, call.Syntax.Span.End) =>
                new EncodedBytes(call, null, null, direct),
            _ => OfCopied(call, method, function, model, cancellationToken),
        };
    }

    /// <summary>One byte of a constant text, which is a constant itself.</summary>
    private static EncodedBytes? OfElement(IInvocationOperation call, SemanticModel model, CancellationToken cancellationToken) =>
        new ArrayUseClassifier(model, cancellationToken).Classify(call) is { Kind: ArrayUseKind.Element, IsRead: true } direct
            ? new EncodedBytes(call, null, null, direct) { IsConstant = true }
            : null;

    /// <summary>Bytes that go from the array straight to a place in another one.</summary>
    private static EncodedBytes? OfCopied(
        IInvocationOperation call, IMethodSymbol method, SyntaxNode function, SemanticModel model, CancellationToken cancellationToken) =>
        call.Parent is IInvocationOperation { TargetMethod.Name: "CopyTo", Parent: IExpressionStatementOperation } copy && copy.Instance == call
        && HasSpans(method) && !Suspends(function, call.Syntax, call.Syntax.Span.End)
        && new ArrayUseClassifier(model, cancellationToken).Classify(call) is { IsCopied: true } direct
            ? new EncodedBytes(call, null, null, direct)
            : null;

    /// <summary>
    /// Whether a method in source only reads the array: it looks at elements, hands the array to such calls, or hashes it. An overload for spans could do
    /// the same, where a span has the form that each call needs.
    /// </summary>
    private static bool IsOnlyRead(ArrayUse use) =>
        use is { Callee: { IsVirtual: false, IsAbstract: false, IsOverride: false }, UsesOfCallee: not ParameterUse.None and { } uses }
        && (uses & ~(ParameterUse.Reads | ParameterUse.Hashed)) == 0;

    /// <summary>The local that is declared with the array, or null.</summary>
    private static (ILocalSymbol Local, VariableDeclaratorSyntax Declarator, StatementSyntax Statement)? LocalOf(IInvocationOperation call) =>
        call.Parent is IVariableInitializerOperation
        {
            Parent: IVariableDeclaratorOperation
            {
                Syntax: VariableDeclaratorSyntax
                {
                    Parent: VariableDeclarationSyntax
                    {
                        Variables.Count: 1,
                        Parent: LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0 } statement,
                    },
                } declarator,
                Symbol: { RefKind: RefKind.None } local,
            },
        }
            ? (local, declarator, statement)
            : null;

    /// <summary>The bytes of a literal in UTF-8, which a reader of spans takes from the assembly.</summary>
    private static EncodedBytes? OfLiteral(IInvocationOperation call, SyntaxNode function, SemanticModel model, CancellationToken cancellationToken)
    {
        if (call.Arguments[0].Value.Syntax is not LiteralExpressionSyntax { Token.Value: string text } literal
            || call.Syntax.SyntaxTree.Options is not CSharpParseOptions { LanguageVersion: >= LanguageVersion.CSharp11 }
            || call.Instance is not IPropertyReferenceOperation
            {
                Property: { IsStatic: true, Name: "UTF8" or "ASCII", DeclaringSyntaxReferences.IsEmpty: true } encoding,
            }
            || !IsExact(text, isAscii: encoding.Name == "ASCII") || Suspends(function, call.Syntax, call.Syntax.Span.End))
        {
            return null;
        }

        if (LocalOf(call) is var (local, declarator, statement))
        {
            var uses = LocalUses.Of(local, References.ScopeOf(statement), model, cancellationToken);
            return uses.Uses.IsEmpty || !uses.Uses.All(static use => use.IsRead && use.Kind is not (ArrayUseKind.Named or ArrayUseKind.Dropped))
                || Suspends(function, statement, uses.LastUse)
                ? null
                : new EncodedBytes(call, uses, declarator, null) { Literal = literal };
        }

        var direct = new ArrayUseClassifier(model, cancellationToken).Classify(call);
        return direct is { Callee: not null, IsRead: true }
            and ({ Kind: ArrayUseKind.SpanArgument, Overload.Form: SpanForm.Whole } or { Kind: ArrayUseKind.Span }
                or { Kind: ArrayUseKind.ArrayMethod, IsCopied: true, Callee.Name: "CopyTo" })
            ? new EncodedBytes(call, null, null, direct) { Literal = literal }
            : null;
    }

    /// <summary>
    /// Whether the literal in UTF-8 has the bytes that the encoding makes: no half of a pair, which is replaced, and only letters that ASCII has.
    /// </summary>
    private static bool IsExact(string text, bool isAscii)
    {
        foreach (var c in text)
        {
            if (char.IsSurrogate(c) || (isAscii && c >= 128))
                return false;
        }

        return true;
    }

    private static bool HasSpans(IMethodSymbol method)
    {
        foreach (var overload in method.ContainingType.MethodsNamed(method.Name))
        {
            if (overload.Parameters is { Length: 2 } parameters && CharSpanOverloads.IsReadOnlySpanOfChar(parameters[0].Type)
                && SpanTypes.IsSpan(parameters[1].Type))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether the function gives control away between the statement of a place and the last use.</summary>
    private static bool Suspends(SyntaxNode function, SyntaxNode place, int lastUse)
    {
        if (!References.Suspends(function))
            return false;
        var statement = place.FirstAncestorOrSelf<StatementSyntax>() ?? place;
        return StackFrames.SuspendsBetween(function, statement.SpanStart, Math.Max(lastUse, statement.Span.End));
    }
}
