using System.Collections.Immutable;
using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Rewriting.Spans;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Retyping;

/// <summary>
/// Judges whether a member of type object, and the locals that its values pass through, can be declared with one value type: each write is a
/// value of that type or null, and each read takes the value out again, tests for it or for null, or prints it. What must be edited and what
/// may differ is collected on the way; anything else, such as a use as an object, refuses the whole.
/// </summary>
internal sealed class RetypedVariables
{
    private readonly HashSet<ISymbol> _variables = new(SymbolEqualityComparer.Default);
    private readonly Queue<Mention> _unjudged = new();
    private readonly HashSet<ITypeSymbol> _types = new(SymbolEqualityComparer.Default);
    private readonly CancellationToken _cancellationToken;
    private Mention _mention = null!;

    // Whether an operator takes the object, for which the value's type may have its own.
    private bool _isOperand;

    private RetypedVariables(CancellationToken cancellationToken) => _cancellationToken = cancellationToken;

    /// <summary>The one type of all values.</summary>
    public ITypeSymbol ValueType { get; private set; } = null!;

    /// <summary>Whether null is written, or read without an exception.</summary>
    public bool IsNullable { get; private set; }

    /// <summary>Whether a read calls a method on the value, which null would not survive.</summary>
    public bool CallsMethods { get; private set; }

    /// <summary>Whether a read makes text of the value, which may change a struct: in its box for good, in a variable only in a copy.</summary>
    public bool TakesText { get; private set; }

    /// <summary>Casts that take the value out, with the variable that each reads, and whether the cast must stay to make a copy.</summary>
    public List<(Mention Mention, CastExpressionSyntax Cast, bool Stays)> Unboxings { get; } = [];

    /// <summary>Casts and conversions to object or a nullable that are dropped.</summary>
    public List<ExpressionSyntax> Dropped { get; } = [];

    /// <summary>The declared types of locals.</summary>
    public List<TypeSyntax> LocalTypes { get; } = [];

    /// <summary>Comparisons of what an exchange returned with its comparand.</summary>
    public List<BinaryExpressionSyntax> ExchangeTests { get; } = [];

    /// <summary>Calls with an explicit type argument <c>object</c>.</summary>
    public List<GenericNameSyntax> TypeArguments { get; } = [];

    /// <summary>Whether a comparand is a fresh box, with which the exchange never succeeded.</summary>
    public bool HasFreshComparand { get; private set; }

    /// <summary>Whether an exchange is not just retried, so that it can be told whether a box or a value decides.</summary>
    public bool HasSingleExchange { get; private set; }

    /// <summary>The judgement of a member with these mentions and initial value; null when it must stay an object.</summary>
    public static RetypedVariables? TryJudge(
        ISymbol member, List<Mention> mentions, IOperation? initializer, CancellationToken cancellationToken)
    {
        var judged = new RetypedVariables(cancellationToken);
        judged._variables.Add(member);
        foreach (var mention in mentions)
            judged._unjudged.Enqueue(mention);
        if (initializer is not null && !judged.AcceptsWrite(initializer))
            return null;
        while (judged._unjudged.Count > 0)
        {
            judged._mention = judged._unjudged.Dequeue();
            if (judged._mention.Operation is not { } operation || !judged.AcceptsUse(operation))
                return null;
        }

        if (judged._types.Count != 1)
            return null;
        judged.ValueType = judged._types.First();
        return judged.ValueType.IsValueType && !(judged._isOperand && RetypedUse.HasOperators(judged.ValueType)) ? judged : null;
    }

    private bool AcceptsUse(IOperation use) => use.Parent switch
    {
        ISimpleAssignmentOperation assignment when assignment.Target == use =>
            assignment.Parent is IExpressionStatementOperation && AcceptsWrite(assignment.Value),
        ICoalesceAssignmentOperation assignment when assignment.Target == use =>
            assignment.Parent is IExpressionStatementOperation && AcceptsNull() && AcceptsWrite(assignment.Value),
        IArgumentOperation { Parameter.RefKind: RefKind.Ref } when RetypedUse.CallOf(use) is { } call && call.Call.Location == use =>
            AcceptsCall(call.Invocation, call.Call),
        _ => AcceptsRead(use),
    };

    /// <summary>Judges a read: of a variable, or of what a call of <c>Interlocked</c> or <c>Volatile</c> returns from one.</summary>
    private bool AcceptsRead(IOperation read) => read.Parent switch
    {
        IExpressionStatementOperation => read is IInvocationOperation,
        ISimpleAssignmentOperation { Parent: IExpressionStatementOperation, Target: IMemberReferenceOperation or ILocalReferenceOperation } assignment =>
            AcceptsTarget(assignment.Target),
        IVariableInitializerOperation { Parent: IVariableDeclaratorOperation declarator } => AcceptsLocal(declarator.Symbol),
        IConversionOperation { IsTryCast: true } conversion => NullableTypes.IsNullable(conversion.Type) && AcceptsNull() && AcceptsDropped(conversion),
        IConversionOperation conversion when conversion.GetConversion().IsUnboxing => AcceptsUnboxing(conversion, read),
        IIsTypeOperation test => AcceptsType(test.TypeOperand) && AcceptsNull(),
        IIsPatternOperation test when test.Value == read => AcceptsPattern(test.Pattern),
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } comparison => AcceptsComparison(comparison, read),
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Add, Type.SpecialType: SpecialType.System_String } =>
            read is not IInvocationOperation && (TakesText = _isOperand = true),
        IInterpolationOperation hole => RetypedUse.IsInPlainText(hole) && (TakesText = true),
        ICoalesceOperation { Parent: IConversionOperation cast } coalesce
            when coalesce.Value == read && cast.GetConversion().IsUnboxing && !NullableTypes.IsNullable(cast.Type) =>
            AcceptsType(cast.Type!) && AcceptsNull() && AcceptsWrite(coalesce.WhenNull),
        IConditionalAccessOperation { WhenNotNull: IInvocationOperation { Instance: IConditionalAccessInstanceOperation } call } =>
            AcceptsCall(call) && AcceptsNull(),
        IInvocationOperation call when call.Instance == read => AcceptsCall(call) && !IsWrittenBy(call.Arguments, read) && (CallsMethods = true),
        IArgumentOperation when RetypedUse.CallOf(read) is { } call => call.Call.Comparand == read || call.Call.Value == read,
        _ => false,
    };

    /// <summary>
    /// Whether a method of <c>object</c> may be called. A number's own <c>Equals</c> takes a number of another type as well, where that of its box is false.
    /// </summary>
    private bool AcceptsCall(IInvocationOperation call) =>
        RetypedUse.IsObjectMethod(call.TargetMethod)
        && (call.Arguments.IsEmpty || call.Arguments[0].Value.Inside(Through.BuiltInImplicit).Type switch
        {
            { SpecialType: SpecialType.System_Object or SpecialType.System_String } => true,
            { IsValueType: true } given => AcceptsType(given),
            _ => false,
        });

    private bool AcceptsNull() => IsNullable = true;

    /// <summary>Notes a type that a use asks for; whether all agree is known at the end.</summary>
    private bool AcceptsType(ITypeSymbol type)
    {
        _types.Add(type);
        return true;
    }

    /// <summary>Judges a value that is stored.</summary>
    private bool AcceptsWrite(IOperation value)
    {
        if (RetypedUse.IsNullLiteral(value))
            return AcceptsNull();
        if (value is IConversionOperation boxing && BoxedValues.IsBoxing(boxing))
        {
            IsNullable |= NullableTypes.IsNullable(boxing.Operand.Type);
            _types.Add(BoxedValues.TypeOf(boxing));
            if (!boxing.IsImplicit)
                Dropped.Add((ExpressionSyntax)boxing.Syntax);
            return true;
        }

        return value switch
        {
            IMemberReferenceOperation member => _variables.Contains(member.Member.OriginalDefinition),
            ILocalReferenceOperation local => AcceptsLocal(local.Local),
            IInvocationOperation invocation =>
                InterlockedCall.TryGet(invocation) is { Location: IMemberReferenceOperation member } && _variables.Contains(member.Member.OriginalDefinition),
            _ => false,
        };
    }

    private bool AcceptsTarget(IOperation target) => target switch
    {
        IMemberReferenceOperation member => _variables.Contains(member.Member.OriginalDefinition),
        ILocalReferenceOperation local => AcceptsLocal(local.Local),
        _ => false,
    };

    /// <summary>A local of type object takes part if it is declared on its own; its mentions are judged in turn.</summary>
    private bool AcceptsLocal(ILocalSymbol local)
    {
        if (_variables.Contains(local))
            return true;
        if (local.Type.SpecialType != SpecialType.System_Object || local.RefKind != RefKind.None || local.DeclaringSyntaxReferences.Length != 1
            || local.DeclaringSyntaxReferences[0]
                .GetSyntax(_cancellationToken)
                    is not VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1 } declaration } declarator)
        {
            return false;
        }

        _variables.Add(local);
        if (!declaration.Type.IsVar)
            LocalTypes.Add(declaration.Type);
        foreach (var mention in Mentions.OfLocal(_mention.Document, _mention.Model, local, declarator, _cancellationToken))
            _unjudged.Enqueue(mention);
        return declarator.Initializer is null
            || (_mention.Model.GetOperation(declarator, _cancellationToken) is IVariableDeclaratorOperation { Initializer: { } initializer }
                && AcceptsInitializer(declaration, initializer.Value));
    }

    // The type of "var x = (object)5" is in the cast, which goes.
    private bool AcceptsInitializer(VariableDeclarationSyntax declaration, IOperation value) =>
        (!declaration.Type.IsVar || !RetypedUse.IsNullLiteral(value)) && AcceptsWrite(value);

    private bool AcceptsUnboxing(IConversionOperation unboxing, IOperation read)
    {
        if (unboxing.Syntax is not CastExpressionSyntax cast)
            return false;
        _types.Add(NullableTypes.Underlying(unboxing.Type!));
        if (NullableTypes.IsNullable(unboxing.Type))
            return AcceptsNull() && AcceptsDropped(unboxing);
        Unboxings.Add((_mention, cast, NeedsCopy(unboxing, read)));
        return true;
    }

    /// <summary>
    /// Whether something may change the copy that unboxing makes, or see the variable change. A value that is stored, passed or computed with is a copy anyway;
    /// a member of it, or a reference to it, is asked of the variable itself.
    /// </summary>
    private bool NeedsCopy(IOperation value, IOperation read) => value.Parent switch
    {
        IArgumentOperation argument => argument.Parameter?.RefKind != RefKind.None,
        IBinaryOperation { OperatorMethod: var method } => TakesReferences(method),
        IUnaryOperation { OperatorMethod: var method } => TakesReferences(method),
        ICompoundAssignmentOperation { OperatorMethod: var method } => TakesReferences(method),
        IConversionOperation conversion when conversion.GetConversion().IsIdentity => NeedsCopy(conversion, read),
        IConversionOperation conversion => TakesReferences(conversion.OperatorMethod) || conversion.Type?.IsRefLikeType != false,
        IFieldReferenceOperation field => NeedsCopy(field, read),
        IInvocationOperation call => MayChangeOrSee(value, call.TargetMethod) || IsWrittenBy(call.Arguments, read),
        IPropertyReferenceOperation { Property: var property } use =>
            (!(AutoProperties.Contains(property) && value.Type!.IsReadOnly) && MayChangeOrSee(value, property)) || IsWrittenBy(use.Arguments, read),
        IAssignmentOperation or IVariableInitializerOperation or ISymbolInitializerOperation or IReturnOperation or IInterpolationOperation => false,
        ITupleOperation or IArrayInitializerOperation or IIsPatternOperation or ICoalesceOperation or IConditionalOperation => false,
        ISwitchExpressionOperation or ISwitchExpressionArmOperation or ISwitchOperation or IArrayElementReferenceOperation => false,
        _ => true,
    };

    /// <summary>Whether a member may change the value that it is asked of, or run code that replaces the variable meanwhile.</summary>
    private static bool MayChangeOrSee(IOperation value, ISymbol member) =>
        RetypedUse.IsMutable(value.Type!) || !member.DeclaringSyntaxReferences.IsEmpty || member.ContainingType.TypeKind == NewerCompilers.ExtensionBlock;

    private static bool TakesReferences(IMethodSymbol? method) => method?.Parameters.Any(static parameter => parameter.RefKind != RefKind.None) == true;

    /// <summary>Whether an argument of a call may write to the variable that it is made on: that is read after the arguments, and its box before.</summary>
    private bool IsWrittenBy(ImmutableArray<IArgumentOperation> arguments, IOperation read)
    {
        foreach (var argument in arguments)
        {
            if (ReceiverOrder.Difference(read, argument.Value, _cancellationToken) is not null)
                return true;
        }

        return false;
    }

    private bool AcceptsDropped(IConversionOperation conversion)
    {
        _types.Add(NullableTypes.Underlying(conversion.Type!));
        Dropped.Add((ExpressionSyntax)conversion.Syntax);
        return true;
    }

    private bool AcceptsPattern(IPatternOperation pattern)
    {
        if (RetypedUse.TestedType(pattern, out var isNullTest) is { } type)
            _types.Add(type);
        else if (!isNullTest)
            return false;
        return AcceptsNull();
    }

    /// <summary>A test for null, or the test whether an exchange has succeeded; any other comparison compares references.</summary>
    private bool AcceptsComparison(IBinaryOperation comparison, IOperation read)
    {
        var other = comparison.LeftOperand == read ? comparison.RightOperand : comparison.LeftOperand;
        if (RetypedUse.IsNullLiteral(other))
            return AcceptsNull() && (_isOperand = true);
        var (exchange, local) = (read, other) switch
        {
            (IInvocationOperation invocation, ILocalReferenceOperation reference) => (InterlockedCall.TryGet(invocation), reference),
            (ILocalReferenceOperation reference, IInvocationOperation invocation) => (InterlockedCall.TryGet(invocation), reference),
            _ => (null, null),
        };
        if (exchange?.Comparand is not ILocalReferenceOperation comparand || !SymbolEqualityComparer.Default.Equals(comparand.Local, local?.Local))
            return false;
        if (read is IInvocationOperation)
            ExchangeTests.Add((BinaryExpressionSyntax)comparison.Syntax);

        return true;
    }

    /// <summary>Judges a call of <c>Interlocked</c> or <c>Volatile</c> on a variable, and what becomes of its result.</summary>
    private bool AcceptsCall(IInvocationOperation invocation, InterlockedCall call)
    {
        if (invocation.Syntax is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name: GenericNameSyntax generic } })
            TypeArguments.Add(generic);
        if (call.Comparand is { } comparand)
        {
            HasSingleExchange |= !RetriedExchange.Is(invocation);
            HasFreshComparand |= BoxedValues.Of(comparand) is { Count: > 0 } && comparand is IConversionOperation;
            if (RetypedUse.IsNullLiteral(comparand) || !AcceptsWrite(comparand))
                return false;
        }

        return (call.Value is null || AcceptsWrite(call.Value)) && (call.Method == "Write" || AcceptsRead(invocation));
    }
}
