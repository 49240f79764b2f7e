using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>How many iterations a loop has, as far as what it goes through tells.</summary>
/// <param name="Few">Why there are few and the loop does not heat its body, as in "over configuration"; null where there may be any number.</param>
/// <param name="IsLong">Whether there are many, because the loop goes through data.</param>
internal readonly record struct LoopLength(string? Few, bool IsLong)
{
    /// <summary>
    /// Whether what the loop goes through is a handful of items that are written out, or constants say that it runs a handful of times, so that it does not
    /// make what is in it run often.
    /// </summary>
    public bool IsHandful { get; init; }

    /// <summary>Whether each item is a match of a regular expression or what one has captured, which costs more to find than most items.</summary>
    public bool IsOverMatches { get; init; }
}

/// <summary>
/// Determines how many iterations a loop has. What is short by its nature is gone through while something is set up: members and types that
/// reflection tells, configuration, the arguments of a command line, or what the system is asked for, such as files and processes, of which each costs more
/// than what an iteration allocates. So are the digits of a number, and what a loop cuts off a text for as long as the text begins with it. Such a loop does
/// not heat its body; a loop around it does. One over a handful of
/// items that are written out, or that counts up to such a number, heats its body, but not that of another loop. Data is long:
/// the characters of a text, bytes, what a reader or a queue gives until it has no more, and a loop without an end.
/// </summary>
internal sealed class LoopLengths
{
    private const string OverSystem = "over what the system is asked for";
    private const string OverReflection = "over what reflection tells";
    private const string OverConfiguration = "over configuration";
    private const string OverPrefix = "over what a text begins with";
    private const string OverDigits = "over the digits of a number";
    private const string OverProcessors = "over the processors of the machine";
    private const int Handful = 8;

    /// <summary>Methods that give some of the things of their source again, each in its place or in another order, or something for each.</summary>
    private static readonly HashSet<string> PassingOn = new(
        [
            "Where", "Skip", "SkipLast", "SkipWhile", "Take", "TakeLast", "TakeWhile", "Reverse", "Select", "OfType", "Cast", "Distinct", "DistinctBy", "Order",
            "OrderDescending", "OrderBy", "OrderByDescending", "ThenBy", "ThenByDescending", "GroupBy", "Concat", "Append", "Prepend", "Union", "Except",
            "ExceptBy", "Intersect", "IntersectBy", "DefaultIfEmpty", "Chunk", "AsEnumerable", "AsParallel", "ToArray", "ToList", "ToHashSet",
            "ToImmutableArray", "ToImmutableList", "AsSpan", "Split",
        ],
        StringComparer.Ordinal);

    private readonly Memo<SyntaxNode, LoopLength> _known = new();

    /// <summary>The length of a loop or query clause.</summary>
    public LoopLength Of(SyntaxNode loop, SemanticModel model, CancellationToken cancellationToken) =>
        _known.TryGet(loop, out var known) ? known : _known.Keep(loop, LengthOf(loop, model, cancellationToken));

    /// <summary>The same for the sequence whose elements a call gives to a lambda: its receiver, or its first argument.</summary>
    public LoopLength OfLambda(AnonymousFunctionExpressionSyntax lambda, SemanticModel model, CancellationToken cancellationToken) =>
        lambda.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax call } ? Of(call, model, cancellationToken) : default;

    private static LoopLength LengthOf(SyntaxNode loop, SemanticModel model, CancellationToken cancellationToken)
    {
        if (loop is ForStatementSyntax counted && CountsFew(counted, model, cancellationToken))
            return new LoopLength(null, IsLong: false) { IsHandful = true };
        if (SequenceOf(loop) is { } sequence)
        {
            if (IsHandful(sequence, model, cancellationToken))
                return new LoopLength(null, IsLong: false) { IsHandful = true };
            if ((KindOf(sequence, model, cancellationToken) ?? (AreDigits(sequence, model, cancellationToken) ? OverDigits : null)) is { } few)
                return new LoopLength(few, IsLong: false);
            return AreMatches(sequence, model, cancellationToken)
                ? new LoopLength(null, IsLong: false) { IsOverMatches = true }
                : new LoopLength(null, IsLongData(sequence, model, cancellationToken));
        }

        return loop switch
        {
            WhileStatementSyntax { Condition: InvocationExpressionSyntax asked, Statement: var body } when CutsPrefix(asked, body) =>
                new LoopLength(OverPrefix, IsLong: false),
            WhileStatementSyntax repeated => OfCondition(repeated.Condition, model, cancellationToken),
            DoStatementSyntax repeated => OfCondition(repeated.Condition, model, cancellationToken),
            ForStatementSyntax { Condition: null } => new LoopLength(null, IsLong: true),
            ForStatementSyntax { Condition: { } condition } => OfCondition(condition, model, cancellationToken),
            _ => default,
        };
    }

    /// <summary>
    /// Whether a sequence is written out, or cut to a number of items, where it is gone through, or in the local or the fixed field that holds it.
    /// </summary>
    private static bool IsHandful(ExpressionSyntax sequence, SemanticModel model, CancellationToken cancellationToken)
    {
        var value = sequence is IdentifierNameSyntax ? InitialValueOf(sequence, model, cancellationToken) : sequence;
        if (value is { RawKind: NewerCompilers.CollectionExpressionSyntax })
        {
            return model.GetOperation(value, cancellationToken) is { } collection
                && WrittenItems.Of(collection) is { IsDefault: false, Length: > 0 and <= Handful };
        }

        if (value is InvocationExpressionSyntax
            {
                Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: var name }, ArgumentList.Arguments: var cut,
            }
            && ((name == "Take" && cut.Count == 1) || (name is "Substring" or "Slice" or "AsSpan" && cut.Count == 2)))
        {
            return model.GetConstantValue(cut[cut.Count - 1].Expression, cancellationToken).Value is int and > 0 and <= Handful;
        }

        var items = value switch
        {
            ArrayCreationExpressionSyntax { Initializer.Expressions: var written } => written,
            ImplicitArrayCreationExpressionSyntax { Initializer.Expressions: var written } => written,
            InitializerExpressionSyntax { RawKind: (int)SyntaxKind.ArrayInitializerExpression, Expressions: var written } => written,
            _ => default,
        };
        return items.Count is > 0 and <= Handful;
    }

    /// <summary>Whether a loop counts from one constant to another, and gets there in a handful of steps.</summary>
    private static bool CountsFew(ForStatementSyntax loop, SemanticModel model, CancellationToken cancellationToken)
    {
        if (CountedSteps.Of(loop, model, cancellationToken) is not { } steps
            || model.GetConstantValue(steps.Low, cancellationToken).Value is not int low
            || model.GetConstantValue(steps.High, cancellationToken).Value is not int high)
        {
            return false;
        }

        var distance = (long)high - low + steps.Extra;
        return distance > 0 && (distance + steps.Step - 1) / steps.Step <= Handful;
    }

    /// <summary>The length that a condition tells, unless that looks at a text which is named as a configuration.</summary>
    private static LoopLength OfCondition(ExpressionSyntax condition, SemanticModel model, CancellationToken cancellationToken)
    {
        if (condition is BinaryExpressionSyntax { Right: var bound } && AreProcessors(bound, model, cancellationToken))
            return new LoopLength(OverProcessors, IsLong: false);
        foreach (var part in condition.DescendantNodesAndSelf())
        {
            if (part is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length", Expression: IdentifierNameSyntax text }
                && IsData(model.GetTypeInfo(text, cancellationToken).Type)
                && (OfSymbol(model.GetSymbolInfo(text, cancellationToken).Symbol) ?? (AreDigits(text, model, cancellationToken) ? OverDigits : null))
                    is { } few)
            {
                return new LoopLength(few, IsLong: false);
            }
        }

        return new LoopLength(null, GoesThroughData(condition, model, cancellationToken));
    }

    /// <summary>Whether a number is that of the machine's processors, also in a local or field that begins with it.</summary>
    private static bool AreProcessors(ExpressionSyntax number, SemanticModel model, CancellationToken cancellationToken) =>
        (number is IdentifierNameSyntax ? InitialValueOf(number, model, cancellationToken) : number)
            is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "ProcessorCount" } count
        && model.GetSymbolInfo(count, cancellationToken).Symbol is IPropertySymbol { ContainingType: { Name: nameof(Environment) } type }
        && type.IsIn("System");

    /// <summary>Whether a loop asks what a text begins or ends with, and cuts that off: there is mostly none or one of it.</summary>
    private static bool CutsPrefix(InvocationExpressionSyntax asked, StatementSyntax body)
    {
        if (asked is not { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(string.StartsWith) or nameof(string.EndsWith),
            Expression: IdentifierNameSyntax text } })
        {
            return false;
        }

        foreach (var mention in MemberIndex.Names(text.Identifier.ValueText, body))
        {
            if (mention.Parent is AssignmentExpressionSyntax { Right: var rest } assignment && assignment.Left == mention
                && !MemberIndex.Names(text.Identifier.ValueText, rest).IsEmpty)
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a text is that of a number: <c>n.ToString("x")</c>, also in a local.</summary>
    private static bool AreDigits(ExpressionSyntax text, SemanticModel model, CancellationToken cancellationToken) =>
        (text is IdentifierNameSyntax ? InitialValueOf(text, model, cancellationToken) : text)
            is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(ToString), Expression: var number } }
        && model.GetTypeInfo(number, cancellationToken).Type is { } type
        && (type.SpecialType is >= SpecialType.System_SByte and <= SpecialType.System_Double
            || (type.Name == "BigInteger" && type.IsIn("System.Numerics")));

    /// <summary>Whether a loop goes on as long as it reads something, as it is within a text or bytes, or for ever.</summary>
    private static bool GoesThroughData(ExpressionSyntax condition, SemanticModel model, CancellationToken cancellationToken)
    {
        if (condition.IsKind(SyntaxKind.TrueLiteralExpression))
            return true;
        foreach (var part in condition.DescendantNodesAndSelf())
        {
            switch (part)
            {
                case InvocationExpressionSyntax call when CalledName.Of(call) is { } name && Takes(name.Identifier.ValueText):
                case MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length" or "IsEmpty", Expression: var whole }
                    when IsLongData(whole, model, cancellationToken):
                case IdentifierNameSyntax bound when IsLengthOfData(bound, model, cancellationToken):
                    return true;
            }
        }

        return false;
    }

    /// <summary>Whether a local holds how much data there is: <c>var length = text.Length</c>.</summary>
    private static bool IsLengthOfData(IdentifierNameSyntax name, SemanticModel model, CancellationToken cancellationToken) =>
        name.Parent is BinaryExpressionSyntax comparison && comparison.Right == name
        && InitialValueOf(name, model, cancellationToken) is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length", Expression: var whole }
        && IsLongData(whole, model, cancellationToken);

    /// <summary>Whether a method of this name takes the next piece from something.</summary>
    public static bool Takes(string name) =>
        name.StartsWith("Read", StringComparison.Ordinal) || name.StartsWith("MoveNext", StringComparison.Ordinal)
        || name.StartsWith("Receive", StringComparison.Ordinal) || name.StartsWith("WaitToRead", StringComparison.Ordinal)
        || name is "TryRead" or "TryDequeue" or "TryTake" or "TryPop" or "TryPeek" or "TryReceive" or "TryAdvance" or "Peek" or "Pop" or "Dequeue";

    /// <summary>Whether an expression holds characters or bytes, other than a text that says where something is: that has a few parts.</summary>
    private static bool IsLongData(ExpressionSyntax whole, SemanticModel model, CancellationToken cancellationToken) =>
        !(whole is IdentifierNameSyntax name && ItemHandlers.NamesAPlace(name.Identifier.ValueText))
        && IsData(model.GetTypeInfo(whole, cancellationToken).Type);

    /// <summary>Whether a type holds characters or bytes.</summary>
    private static bool IsData(ITypeSymbol? type) =>
        type?.SpecialType == SpecialType.System_String
        || ElementTypes.Of(type)?.SpecialType is SpecialType.System_Char or SpecialType.System_Byte or SpecialType.System_SByte;

    private static ExpressionSyntax? SequenceOf(SyntaxNode loop) => loop switch
    {
        CommonForEachStatementSyntax each => each.Expression,
        ForStatementSyntax { Condition: BinaryExpressionSyntax { Right: MemberAccessExpressionSyntax bound } }
            when bound.Name.Identifier.ValueText is "Length" or "Count" =>
            bound.Expression,
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } call =>
            access.Expression is SimpleNameSyntax { Identifier.ValueText: "Array" or "Parallel" or "Enumerable" } && call.ArgumentList.Arguments.Count > 0
                ? call.ArgumentList.Arguments[0].Expression
                : access.Expression,
        WhereClauseSyntax or LetClauseSyntax or SelectClauseSyntax or GroupClauseSyntax or OrderingSyntax =>
            loop.FirstAncestorOrSelf<QueryExpressionSyntax>()?.FromClause.Expression,
        _ => null,
    };

    private static bool AreMatches(ExpressionSyntax sequence, SemanticModel model, CancellationToken cancellationToken) =>
        IsOfMatches(model.GetTypeInfo(sequence, cancellationToken).Type)
        || (Origin(sequence) is var origin && origin != sequence && IsOfMatches(model.GetTypeInfo(origin, cancellationToken).Type));

    private static bool IsOfMatches(ITypeSymbol? type) => type is not null && type.IsIn("System.Text.RegularExpressions");

    private static string? KindOf(ExpressionSyntax sequence, SemanticModel model, CancellationToken cancellationToken)
    {
        if (OfType(model.GetTypeInfo(sequence, cancellationToken).Type) is { } kind)
            return kind;
        var origin = Origin(sequence);
        if (OfOrigin(origin, model, cancellationToken) is { } told)
            return told;
        return origin is IdentifierNameSyntax && InitialValueOf(origin, model, cancellationToken) is { } value
            ? OfOrigin(Origin(value), model, cancellationToken)
            : null;
    }

    private static string? OfOrigin(ExpressionSyntax origin, SemanticModel model, CancellationToken cancellationToken) =>
        OfSymbol(model.GetSymbolInfo(origin, cancellationToken).Symbol)
        ?? (origin is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: var asked } }
            && model.GetTypeInfo(asked, cancellationToken).Type is { } type && IsReflected(type)
            ? OverReflection
            : null);

    /// <summary>What a sequence is taken from: the receiver of query operators and of what only selects or copies.</summary>
    private static ExpressionSyntax Origin(ExpressionSyntax sequence)
    {
        for (; ; )
        {
            switch (sequence)
            {
                case ParenthesizedExpressionSyntax parenthesized:
                    sequence = parenthesized.Expression;
                    break;
                case CastExpressionSyntax cast:
                    sequence = cast.Expression;
                    break;
                case InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: var name } access }
                    when PassingOn.Contains(name):
                    sequence = access.Expression;
                    break;
                case InvocationExpressionSyntax call:
                    return call;
                case MemberAccessExpressionSyntax { Name.Identifier.ValueText: "AllKeys" or "Keys" or "Values" } part:
                    sequence = part.Expression;
                    break;
                default:
                    return sequence;
            }
        }
    }

    /// <summary>What a local, or a field of the file that keeps it, holds first.</summary>
    private static ExpressionSyntax? InitialValueOf(ExpressionSyntax name, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetSymbolInfo(name, cancellationToken).Symbol is (ILocalSymbol or IFieldSymbol { IsReadOnly: true }) and var variable
            && variable.DeclaringSyntaxReferences is { Length: 1 } declarations
            && declarations[0].SyntaxTree == model.SyntaxTree
            && declarations[0].GetSyntax(cancellationToken) is VariableDeclaratorSyntax { Initializer.Value: var value }
            ? value
            : null;

    private static string? OfType(ITypeSymbol? type)
    {
        var element = type switch
        {
            IArrayTypeSymbol array => array.ElementType,
            INamedTypeSymbol { TypeArguments: { Length: 1 } arguments } => arguments[0],
            _ => null,
        };
        if ((element is not null && IsReflected(element))
            || (type is { Name: "PropertyDescriptorCollection" or "EventDescriptorCollection" or "AttributeCollection" } && type.IsIn("System.ComponentModel")))
        {
            return OverReflection;
        }

        if (element is not null && IsOfSystem(element))
            return OverSystem;
        return (element is not null && IsConfiguration(element)) || (type is not null && IsConfiguration(type)) ? OverConfiguration : null;
    }

    private static bool IsReflected(ITypeSymbol element)
    {
        if (element.IsIn("System.Reflection"))
            return true;
        if (element is { Name: "PropertyDescriptor" or "EventDescriptor" } && element.IsIn("System.ComponentModel"))
            return true;
        for (var type = element; type is not null; type = type.BaseType)
        {
            if (type.Name is "Type" or "Attribute" && type.IsIn("System"))
                return true;
        }

        return false;
    }

    /// <summary>Whether a type stands for a thing of the system: a file, a drive, a process, a network interface.</summary>
    private static bool IsOfSystem(ITypeSymbol element) => element.Name switch
    {
        "FileInfo" or "DirectoryInfo" or "FileSystemInfo" or "DriveInfo" => element.IsIn("System.IO"),
        "Process" or "ProcessModule" or "ProcessThread" => element.IsIn("System.Diagnostics"),
        "NetworkInterface" or "UnicastIPAddressInformation" or "GatewayIPAddressInformation" => element.IsIn("System.Net.NetworkInformation"),
        _ => false,
    };

    /// <summary>Whether a variable is named for the configuration that it holds, such as a text that is split into its settings.</summary>
    private static bool IsNamedConfiguration(string variable) =>
        variable.EndsWith("onnectionString", StringComparison.Ordinal)
        || (variable.Length > 0 && SetUpMembers.IsConfiguration(char.ToUpperInvariant(variable[0]) + variable.Substring(1)));

    private static bool IsConfiguration(ITypeSymbol type)
    {
        for (var current = type; current is not null; current = current.BaseType)
        {
            if (current.IsUnder("System.Configuration") || current.IsUnder("Microsoft.Extensions.Configuration") || SetUpMembers.IsConfiguration(current.Name))
                return true;
        }

        return false;
    }

    private static string? OfSymbol(ISymbol? symbol) => symbol switch
    {
        IMethodSymbol { ContainingType: { Name: "Directory" } type, Name: var name } when type.IsIn("System.IO")
            && (name.StartsWith("Get", StringComparison.Ordinal) || name.StartsWith("Enumerate", StringComparison.Ordinal)) => OverSystem,
        IMethodSymbol { Name: "GetLogicalDrives", ContainingType: { Name: nameof(Environment) } type } when type.IsIn("System") => OverSystem,
        IMethodSymbol { Name: "GetHostAddresses", ContainingType: { Name: "Dns" } type } when type.IsIn("System.Net") => OverSystem,
        IMethodSymbol { Name: "GetCommandLineArgs", ContainingType: { Name: nameof(Environment) } type } when type.IsIn("System") =>
            "over the arguments of the command line",
        IMethodSymbol { Name: "GetEnvironmentVariables", ContainingType: { Name: nameof(Environment) } type } when type.IsIn("System") =>
            OverConfiguration,
        IMethodSymbol { Name: "GetNames" or "GetValues", ContainingType.SpecialType: SpecialType.System_Enum } => OverReflection,
        IParameterSymbol { ContainingSymbol: IMethodSymbol { IsStatic: true, Name: "Main" or "<Main>$" }, Type: IArrayTypeSymbol } =>
            "over the arguments of the command line",
        IMethodSymbol or IPropertySymbol or IFieldSymbol when symbol.ContainingType is { } type && IsConfiguration(type) => OverConfiguration,
        IParameterSymbol or ILocalSymbol when IsNamedConfiguration(symbol.Name) => OverConfiguration,
        _ => null,
    };
}
