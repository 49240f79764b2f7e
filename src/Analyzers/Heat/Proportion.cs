using System.Collections.Concurrent;
using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines whether each iteration of a loop also does work beside which an allocation of some bytes does not count, however often it runs:
/// reflection, expression trees, files, processes, the registry, databases and their tables, XML and serializers, the construction of a regular
/// expression, name resolution, or waiting for time to pass. Such a call takes microseconds and allocates hundreds of bytes itself. What only a
/// branch runs proves nothing.
/// </summary>
internal sealed class Proportion
{
    private readonly ConcurrentDictionary<StatementSyntax, ImmutableArray<(TextSpan Call, string Name)>> _known = new();

    /// <summary>
    /// What an iteration of a loop calls beside a place, as "Type.Method"; null where no such call outweighs an allocation. A heavy call that the place
    /// itself is made of is what a rule is about, and weighs nothing against it.
    /// </summary>
    public string? HeavyCallBeside(SyntaxNode place, StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken)
    {
        if (!_known.TryGetValue(loop, out var calls))
            calls = _known.GetOrAdd(loop, Find(loop, model, cancellationToken));
        foreach (var (call, name) in calls)
        {
            if (!place.Span.Contains(call))
                return name;
        }

        return null;
    }

    /// <summary>The first two heavy calls of an iteration: one of them may be the place that is asked about.</summary>
    private static ImmutableArray<(TextSpan Call, string Name)> Find(StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken)
    {
        var found = ImmutableArray.CreateBuilder<(TextSpan, string)>();
        foreach (var node in loop.DescendantNodes(node => node == loop
            || (node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax) && !Loops.IsLoop(node))))
        {
            cancellationToken.ThrowIfCancellationRequested();
            if (node is (InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax) and ExpressionSyntax call
                && MayBeHeavy(call)
                && IsRepeated(call, loop)
                && EachIteration.Runs(call, loop)
                && model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol method
                && IsHeavy(method))
            {
                var name = method.MethodKind == MethodKind.Constructor ? "new " + method.ContainingType.Name : method.ContainingType.Name + "." + method.Name;
                found.Add((call.Span, name));
                if (found.Count == 2)
                    break;
            }
        }

        return found.ToImmutable();
    }

    private static bool IsRepeated(SyntaxNode call, StatementSyntax loop)
    {
        var part = call;
        while (part.Parent is { } parent && parent != loop)
            part = parent;
        return Loops.RunsRepeatedly(part, loop);
    }

    /// <summary>Whether the names of a call let it be heavy, so that few calls are bound.</summary>
    private static bool MayBeHeavy(ExpressionSyntax call) => call switch
    {
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: var name } access } =>
            IsHeavyName(name) || (access.Expression is SimpleNameSyntax { Identifier.ValueText: var receiver } && IsHeavyTypeName(receiver))
            || access.Expression is MemberAccessExpressionSyntax { Name.Identifier.ValueText: var last } && IsHeavyTypeName(last),
        ObjectCreationExpressionSyntax { Type: SimpleNameSyntax { Identifier.ValueText: var type } } => IsHeavyTypeName(type),
        ObjectCreationExpressionSyntax { Type: QualifiedNameSyntax { Right.Identifier.ValueText: var type } } => IsHeavyTypeName(type),
        ImplicitObjectCreationExpressionSyntax { Parent: EqualsValueClauseSyntax { Parent.Parent: VariableDeclarationSyntax { Type: var type } } } =>
            type is SimpleNameSyntax name && IsHeavyTypeName(name.Identifier.ValueText),
        _ => false,
    };

    private static bool IsHeavyName(string name) => name switch
    {
        "GetMethod" or "GetMethods" or "GetProperty" or "GetProperties" or "GetField" or "GetFields" or "GetConstructor" or "GetConstructors" => true,
        "GetMember" or "GetMembers" or "GetEvent" or "GetEvents" or "GetInterface" or "GetInterfaces" => true,
        "GetNestedTypes" or "GetTypes" or "GetExportedTypes" => true,
        "GetCustomAttribute" or "GetCustomAttributes" or "GetCustomAttributesData" or "IsDefined" or "GetParameters" or "GetTypeInfo" => true,
        "MakeGenericType" or "MakeGenericMethod" or "CreateInstance" or "CreateDelegate" or "Invoke" or "InvokeMember" or "GetValue" or "SetValue" => true,
        "Load" or "LoadFrom" or "LoadXml" or "LoadFile" or "GetReferencedAssemblies" or "GetManifestResourceStream" or "Compile" => true,
        "Serialize" or "Deserialize" or "ReadObject" or "WriteObject" or "SelectNodes" or "SelectSingleNode" or "Transform" => true,
        "NewRow" or "ImportRow" or "ExecuteReader" or "ExecuteScalar" or "ExecuteNonQuery" => true,
        "ExecuteReaderAsync" or "ExecuteScalarAsync" or "ExecuteNonQueryAsync" => true,
        "Start" or "WaitForExit" or "OpenSubKey" or "CreateSubKey" => true,
        "Delete" or "CopyTo" or "MoveTo" or "Create" or "OpenRead" or "OpenWrite" or "OpenText" => true,
        _ => false,
    };

    private static bool IsHeavyTypeName(string name) => name switch
    {
        "Activator" or "Assembly" or "Type" or "Expression" or "CustomAttributeExtensions" or "File" or "Directory" or "Process" or "Registry" or "Dns" => true,
        "Regex" or "FileStream" or "DataTable" or "DataSet" => true,
        "XmlSerializer" or "DataContractSerializer" or "XmlDocument" or "XDocument" or "XElement" => true,
        "HttpClient" or "ConfigurationBuilder" or "ConfigurationManager" or "Thread" or "Task" => true,
        _ => false,
    };

    /// <summary>Whether a method of the framework does such work.</summary>
    private static bool IsHeavy(IMethodSymbol method)
    {
        if (method.ContainingType is not { } type)
            return false;
        var isConstructor = method.MethodKind == MethodKind.Constructor;
        switch (type.Name)
        {
            case "Type" or "Activator" when type.IsIn("System"):
                return method.IsStatic ? method.Name is nameof(GetType) or "CreateInstance" or "CreateInstanceFrom" : IsHeavyName(method.Name);
            case "Regex" when type.IsIn("System.Text.RegularExpressions"):
                return isConstructor;
            case "File" or "Directory" or "FileInfo" or "DirectoryInfo" when type.IsIn("System.IO"):
                return !isConstructor && method.Name is not (nameof(ToString) or nameof(Equals) or nameof(GetHashCode));
            case "FileStream" when type.IsIn("System.IO"):
                return isConstructor;
            case "Process" when type.IsIn("System.Diagnostics"):
                return true;
            case "Thread" when type.IsIn("System.Threading"):
                return method.Name == "Sleep" || isConstructor;
            case "Task" when type.IsIn("System.Threading.Tasks"):
                return method.Name == "Delay";
            case "Dns" when type.IsIn("System.Net"):
                return true;
            case "HttpClient" when type.IsIn("System.Net.Http"):
                return isConstructor;
            default:
                return OfNamespace(method, type, isConstructor);
        }
    }

    private static bool OfNamespace(IMethodSymbol method, INamedTypeSymbol type, bool isConstructor)
    {
        if (type.IsUnder("System.Linq.Expressions") || type.IsUnder("Microsoft.Win32") || type.IsUnder("System.Configuration"))
            return true;
        if (type.IsUnder("System.Reflection"))
            return !type.IsUnder("System.Reflection.Metadata") && method.Name != "GetTypeInfo" && IsHeavyName(method.Name);
        if (isConstructor)
            return type.Name is "XmlSerializer" or "DataContractSerializer" or "XmlDocument" or "DataTable" or "DataSet" && type.IsUnder("System");
        return (type.IsUnder("System.Data") || type.IsUnder("System.Xml"))
            && (method.Name == "Parse" || (IsHeavyName(method.Name) && method.Name is not ("GetValue" or "SetValue")));
    }
}
